import { spawnSync } from "node:child_process"
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { billOfMaterials } from "./bill-of-materials.ts"
import { type LockedPackages, neededBy } from "./locked-packages.ts"
import { buildApps, root } from "./site.ts"

const read = async <A>(path: string): Promise<A> => JSON.parse(await readFile(join(root, path), "utf8")) as A

/** What stands in a release as it stands here, so that the bundles find each other and their data. */
const copied = [
  "apps/api/dist",
  "apps/worker/dist",
  "apps/web/dist",
  "adapters/places/data",
  "LICENSE",
  ".env.example",
  "docs/settings.md",
]

/** Fonts are found by name at run time, so no bundle imports them. */
const fonts = async (): Promise<ReadonlyArray<string>> => {
  const folders = await readdir(join(root, "adapters"), { withFileTypes: true })
  const names = await Promise.all(
    folders
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => {
        const { dependencies = {} } = await read<{ readonly dependencies?: object }>(`adapters/${name}/package.json`)
        return Object.keys(dependencies).filter((dependency) => dependency.startsWith("@fontsource/"))
      }),
  )
  return names.flat()
}

const imported = async (): Promise<ReadonlyArray<string>> => {
  const lists = await Promise.all(
    ["api", "worker"].map((app) => read<ReadonlyArray<string>>(`apps/${app}/dist/packages.json`)),
  )
  return lists.flat()
}

/** Installs a folder's locked packages. `npm ci` takes the lock as it is. */
const install = (folder: string): void => {
  const npm = process.env["npm_execpath"]
  const arguments_ = ["ci", "--omit=dev", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"]
  const { status } =
    npm === undefined
      ? spawnSync("npm", arguments_, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] })
      : spawnSync(process.execPath, [npm, ...arguments_], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] })
  if (status !== 0) throw new Error(`npm ci failed in ${folder}`)
}

/**
 * Makes a release that stands alone in a folder: api, worker, migration and pages as they are built, the few packages that they
 * import, and `bom.cdx.json`. Returns its version.
 */
export const makeRelease = async (folder: string): Promise<string> => {
  await buildApps(["api", "worker", "web"])
  const { version, license, engines } = await read<{
    readonly version: string
    readonly license: string
    readonly engines: object
  }>("package.json")
  const { packages } = await read<{ readonly packages: LockedPackages }>("package-lock.json")
  const names = [...new Set([...(await imported()), ...(await fonts())])].toSorted()
  const dependencies = Object.fromEntries(names.map((name) => [name, packages[`node_modules/${name}`]?.version ?? "*"]))

  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const path of copied)
    await cp(join(root, path), join(folder, path), {
      recursive: true,
      filter: (from) => basename(from) !== "packages.json",
    })

  const described = { name: "marquee", version, license, engines, dependencies }
  const write = (name: string, content: object) =>
    writeFile(join(folder, name), `${JSON.stringify(content, null, 2)}\n`)
  await write("package.json", { ...described, private: true, type: "module" })
  const places = neededBy(
    packages,
    names.map((name) => `node_modules/${name}`),
  )
  await write("package-lock.json", {
    name: "marquee",
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { "": described, ...Object.fromEntries(places.map((place) => [place, packages[place]])) },
  })
  await write("bom.cdx.json", billOfMaterials(version, packages, ["apps/api", "apps/worker", "apps/web"]))
  install(folder)
  return version
}
