import { spawnSync } from "node:child_process"
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join, resolve } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { exampleIn, runnableExample } from "@tools/specification/readme-example"
import { publishedManifest } from "./manifest.ts"
import { packDomain } from "./pack-domain.ts"

const root = resolve(import.meta.dirname, "..", "..", "..")
const place = mkdtempSync(join(tmpdir(), "marquee-packages-"))
const home = join(place, "home")
afterAll(() => rmSync(place, { recursive: true, force: true }))

const run = (command: string, args: ReadonlyArray<string>) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: home, encoding: "utf8" })
  return { status, said: `${stdout}${stderr}` }
}

let names: ReadonlyArray<string> = []
beforeAll(() => {
  const tarballs = packDomain(join(place, "packages"), "1.2.3")
  names = [...tarballs.keys()].toSorted()
  mkdirSync(home)
  const libraries = ["effect", "fast-check"].map((name) => [name, `file:${join(root, "node_modules", name)}`])
  const packages = [...tarballs].map(([name, tarball]) => [name, `file:${tarball}`])
  writeFileSync(
    join(home, "package.json"),
    JSON.stringify({ type: "module", dependencies: Object.fromEntries([...libraries, ...packages]) }),
  )
  const installed = run("npm", ["install", "--offline", "--no-audit", "--no-fund"])
  expect(installed.status, installed.said).toBe(0)
}, 240_000)

const installed = (name: string, file: string): string =>
  readFileSync(join(home, "node_modules", ...name.split("/"), file), "utf8")

test("every package of rules is packed", () => {
  expect(names).toContain("@domain/kernel")
  expect(names.length).toBeGreaterThanOrEqual(15)
})

test("an installed package holds built modules, types, a licence and no source or test", () => {
  for (const name of names) {
    const listed = run("find", [`node_modules/${name}/`, "-type", "f"])
      .said.trim()
      .split("\n")
    expect(listed.filter((file) => /(\.test\.|\/src\/|(?<!\.d)\.ts$)/.test(file))).toEqual([])
    expect(installed(name, "LICENSE")).toContain("Apache License")
    expect(JSON.parse(installed(name, "package.json"))).toMatchObject({ version: "1.2.3", engines: { node: /./ } })
  }
})

interface Published {
  readonly description: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional: boolean }>>
}
const published = (name: string): Published => JSON.parse(installed(name, "package.json"))

/** Packages from outside that the built modules and types of an installed package import. */
const importedBy = (name: string): ReadonlyArray<string> => {
  const folder = join(home, "node_modules", ...name.split("/"), "dist")
  const modules = globSync("**/*.{js,d.ts}", { cwd: folder }).map((file) => readFileSync(join(folder, file), "utf8"))
  const imported = modules.flatMap((text) =>
    [...text.matchAll(/^(?:import|export)\b[^"';]*?\bfrom "([^."][^"]*)"|\bimport\("([^."][^"]*)"\)/gm)].map(
      ([, stated = "", called = ""]) => {
        const parts = (stated || called).split("/")
        return parts.slice(0, parts[0]?.startsWith("@") === true ? 2 : 1).join("/")
      },
    ),
  )
  return [...new Set(imported)].filter((each) => each !== name && !each.startsWith("node:")).toSorted()
}

test("a package names every sibling that it imports, in the version of the release", () => {
  const siblings = names.map((name) => ({
    name,
    imported: importedBy(name).filter((each) => each.startsWith("@domain/")),
  }))
  expect(siblings.flatMap(({ imported }) => imported)).not.toEqual([])
  for (const { name, imported } of siblings) {
    const named = published(name).dependencies
    expect(
      imported.filter((each) => named[each] !== "1.2.3"),
      name,
    ).toEqual([])
  }
})

test("a package declares every other library that it imports", () => {
  for (const name of names) {
    const { dependencies, peerDependencies } = published(name)
    expect(
      importedBy(name).filter((each) => !(each in dependencies) && !(each in peerDependencies)),
      name,
    ).toEqual([])
  }
})

test("a package that uses effect takes its user's", () => {
  for (const name of names.filter((each) => importedBy(each).includes("effect"))) {
    const { dependencies, peerDependencies, peerDependenciesMeta } = published(name)
    expect(dependencies["effect"], name).toBeUndefined()
    expect(peerDependencies["effect"], name).toMatch(/^\^4\./)
    expect(peerDependenciesMeta["effect"], name).toBeUndefined()
  }
})

test("a package is described by the whole first sentence of its README", () => {
  for (const name of names) {
    const { description } = published(name)
    expect(description, name).toMatch(/^[A-Z][^\n]*\.$/)
    expect(installed(name, "README.md").replaceAll(/\s+/g, " "), name).toContain(description)
  }
})

test("the examples of the READMEs are true of the installed packages", () => {
  for (const name of names) {
    const example = runnableExample(exampleIn(installed(name, "README.md")) ?? "")
    expect(example.checks, name).toBeGreaterThan(0)
    writeFileSync(join(home, `${basename(name)}.mjs`), example.program)
  }
  const all = names.map((name) => `await import("./${basename(name)}.mjs")`).join("\n")
  const { status, said } = run(process.execPath, ["--input-type=module", "--eval", all])
  expect(status, said).toBe(0)
}, 60_000)

test("the types of installed packages are found; generators run beside fast-check", () => {
  const imports = names.map(
    (name, at) => `import * as rules${at} from "${name}"\nimport * as made${at} from "${name}/testing"`,
  )
  const typed =
    'import { type Money } from "@domain/kernel"\nexport const price: Money = { amount: 350_00, currency: "INR" }\n'
  const used = `console.log([${names.map((_, at) => `rules${at}, made${at}`).join(", ")}].every((each) => Object.keys(each).length > 0))`
  writeFileSync(
    join(home, "all.ts"),
    `${imports.join("\n")}\n${typed}${used.replace("console.log", "export const all = ")}\n`,
  )
  const tsc = join(root, "node_modules", "typescript", "bin", "tsc")
  const options = ["--noEmit", "--strict", "--module", "NodeNext", "--target", "ES2024", "--types", ""]
  const checked = run(process.execPath, [tsc, ...options, "all.ts"])
  expect(checked.status, checked.said).toBe(0)
  const { said } = run(process.execPath, ["--input-type=module", "--eval", `${imports.join("\n")}\n${used}`])
  expect(said.trim()).toBe("true")
}, 120_000)

test("a package's generators need fast-check only where they are used", () => {
  const manifest = publishedManifest(
    {
      name: "@domain/ten",
      license: "Apache-2.0",
      exports: { ".": "./src/index.ts", "./testing": "./src/testing/index.ts" },
      dependencies: { "@domain/kernel": "*", effect: "4.1.0" },
      devDependencies: { "fast-check": "4.10.2" },
    },
    { version: "1.0.0", node: ">=20.19", description: "Ten." },
  )
  expect(manifest.dependencies).toEqual({ "@domain/kernel": "1.0.0" })
  expect(manifest.peerDependencies).toEqual({ effect: "^4.1.0", "fast-check": "4.10.2" })
  expect(manifest.peerDependenciesMeta).toEqual({ "fast-check": { optional: true } })
  expect(manifest.exports["./testing"]).toEqual({
    types: "./dist/testing/index.d.ts",
    default: "./dist/testing/index.js",
  })
})
