import { spawnSync } from "node:child_process"
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join, resolve } from "node:path"
import { publishedManifest, type WorkspaceManifest } from "./manifest.ts"

const root = resolve(import.meta.dirname, "..", "..", "..")

const run = (command: string, args: ReadonlyArray<string>, cwd: string): string => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" })
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}\n${stdout}\n${stderr}`)
  return stdout
}

const manifestOf = (file: string): WorkspaceManifest & { readonly engines?: { readonly node: string } } =>
  JSON.parse(readFileSync(file, "utf8"))

/** A README's first sentence, however its lines are broken. */
const descriptionIn = (readme: string): string => {
  const [paragraph = ""] = readme.split(/\n\s*\n/).filter((block) => !block.startsWith("#"))
  const prose = paragraph.trim().replaceAll(/\s+/g, " ")
  return /^.*?\.(?= |$)/.exec(prose)?.[0] ?? prose
}

/** Builds the modules of all packages of rules at once, without their tests: `<folder>/src/…` below `out`. */
const build = (out: string): void => {
  const config = join(out, "tsconfig.json")
  const options = {
    noEmit: false,
    outDir: join(out, "built"),
    rootDir: join(root, "domain"),
    declaration: true,
    rewriteRelativeImportExtensions: true,
    allowImportingTsExtensions: false,
  }
  const include = [join(root, "domain/*/src/**/*.ts")]
  const exclude = [join(root, "domain/*/src/**/*.test.ts")]
  const text = { extends: join(root, "tsconfig.base.json"), compilerOptions: options, include, exclude }
  writeFileSync(config, JSON.stringify(text))
  run(process.execPath, [join(root, "node_modules", "typescript", "bin", "tsc"), "-p", config], root)
}

/** Packs every package of rules into `out`, and says where each tarball is, by the package's name. */
export const packDomain = (out: string, version: string): ReadonlyMap<string, string> => {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  build(out)
  const node = manifestOf(join(root, "package.json")).engines?.node ?? ""
  const tarballs = new Map<string, string>()
  for (const file of globSync("domain/*/package.json", { cwd: root })) {
    const source = join(root, dirname(file))
    const staged = join(out, "staged", basename(source))
    mkdirSync(staged, { recursive: true })
    cpSync(join(out, "built", basename(source), "src"), join(staged, "dist"), { recursive: true })
    const readme = readFileSync(join(source, "README.md"), "utf8")
    writeFileSync(join(staged, "README.md"), readme)
    cpSync(join(root, "LICENSE"), join(staged, "LICENSE"))
    const facts = { version, node, description: descriptionIn(readme) }
    const manifest = publishedManifest(manifestOf(join(root, file)), facts)
    writeFileSync(join(staged, "package.json"), JSON.stringify(manifest, undefined, 2))
    const [packed] = JSON.parse(
      run("npm", ["pack", "--json", "--ignore-scripts", "--offline", "--pack-destination", out], staged),
    ) as ReadonlyArray<{ readonly filename: string }>
    if (packed === undefined) throw new Error(`${manifest.name} was not packed`)
    tarballs.set(manifest.name, join(out, packed.filename))
  }
  return tarballs
}
