import { readFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { globSync } from "node:fs"
import { checkFile, importsOf } from "./check-file.ts"
import { type FileImport, valueCircles } from "./circles.ts"
import { resolveImport } from "./module-graph.ts"

const root = resolve(import.meta.dirname, "..", "..", "..")

const dependenciesOf = async (folder: string): Promise<ReadonlySet<string>> => {
  const read = async (file: string): Promise<ReadonlyArray<string>> => {
    const manifest: unknown = JSON.parse(await readFile(file, "utf8"))
    if (typeof manifest !== "object" || manifest === null) return []
    return ["dependencies", "devDependencies"].flatMap((key) => {
      const section: unknown = Reflect.get(manifest, key)
      return typeof section === "object" && section !== null ? Object.keys(section) : []
    })
  }
  return new Set([...(await read(join(root, folder, "package.json"))), ...(await read(join(root, "package.json")))])
}

/** Imports of files of the repository, with where each leads; a package is read once. */
const fileImports = (file: string, source: string, files: ReadonlySet<string>): ReadonlyArray<FileImport> =>
  importsOf(file, source).flatMap(({ from, carriesValues }) => {
    const to = /^[.@]/.test(from) ? resolveImport(root, file, from) : undefined
    return to === undefined || !files.has(to) ? [] : [{ to, carriesValues }]
  })

/** Every breach of the dependency rule in the repository, one line each. */
export const checkRepository = async (): Promise<{
  readonly files: number
  readonly breaches: ReadonlyArray<string>
}> => {
  const files = globSync("{domain,application,adapters,ui,apps,tools}/*/{src,e2e}/**/*.{ts,tsx}", { cwd: root }).filter(
    (it) => !it.includes("node_modules"),
  )
  const manifests = new Map<string, ReadonlySet<string>>()
  const breaches: string[] = []
  const known = new Set(files)
  const imports = new Map<string, ReadonlyArray<FileImport>>()
  for (const file of files.sort()) {
    const folder = file.split("/").slice(0, 2).join("/")
    const declared = manifests.get(folder) ?? (await dependenciesOf(folder))
    manifests.set(folder, declared)
    const source = await readFile(join(root, file), "utf8")
    for (const sentence of checkFile(file, source, declared)) breaches.push(`${file}: ${sentence}`)
    if (!file.startsWith("tools/")) imports.set(file, fileImports(file, source, known))
  }
  for (const circle of valueCircles(imports)) breaches.push(`${circle.join(" -> ")}: a circle of files with values`)
  return { files: files.length, breaches }
}

if (import.meta.main) {
  const { files, breaches } = await checkRepository()
  for (const breach of breaches) console.error(breach)
  console.log(`${files} files, ${breaches.length} breaches of the dependency rule`)
  process.exitCode = breaches.length === 0 ? 0 : 1
}
