import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { awaited } from "./awaited.ts"
import { type Module, readModule, resolveImport } from "./module-graph.ts"
import { userProblems } from "./product-users.ts"

const root = resolve(import.meta.dirname, "..", "..", "..")

/** Files that something outside the module graph reads: programs, settings of tools, tests, stories and their documentation. */
const isEntry = (file: string): boolean =>
  /\.(test|stories|usage|spec|conformance|setup)\.tsx?$/.test(file) ||
  /(^|\/)(vite|vitest|playwright|storybook)[^/]*\.config\.ts$/.test(file) ||
  file.includes("/.storybook/") ||
  /^apps\/[^/]+\/src\/(main|migrate|entry-server)\.tsx?$/.test(file) ||
  file.endsWith("/e2e/global-setup.ts") ||
  /^tools\/[^/]+\/src\/[^/]+\.ts$/.test(file) ||
  file.endsWith("/testing/database-setup.ts")

/** Names that the inner layers offer to every composition, test and reader; `product-users.ts` counts the users of their modules. */
const isPublic = (file: string): boolean =>
  /^domain\/[^/]+\/src\/(index|testing\/index)\.ts$/.test(file) ||
  /^application\/[^/]+\/src\/(testing\/)?index\.ts$/.test(file)

/** The modules that hold a context's contracts and their handlers, which are bound together by name. */
const bound = /^(application\/[^/]+\/src)\/(contract|use-cases)\/index\.ts$/

const dependencies = (folder: string): ReadonlyArray<string> => {
  const manifest: unknown = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"))
  const section: unknown =
    typeof manifest === "object" && manifest !== null ? Reflect.get(manifest, "dependencies") : undefined
  return typeof section === "object" && section !== null ? Object.keys(section) : []
}

/** Exports that nothing takes, modules without users in the product and dependencies that nothing imports, one line each. */
export const findUnused = (): ReadonlyArray<string> => {
  const files = globSync(
    [
      "{domain,application,adapters,ui,apps,tools}/*/{src,e2e,.storybook}/**/*.{ts,tsx}",
      "{apps,tools}/*/*.ts",
      "*.config.ts",
    ],
    { cwd: root },
  ).filter((file) => !file.includes("node_modules") && !file.includes("/dist/"))
  const read = (withTypes: boolean) =>
    new Map<string, Module>(
      files.map((file) => [file, readModule(file, readFileSync(join(root, file), "utf8"), withTypes)]),
    )
  const modules = read(false)
  /** A module's exports, with exports that the module passes on from other modules without naming them. */
  const exportsOf = (file: string): Module["exports"] => {
    const { exports = new Map(), passedOn = [] } = modules.get(file) ?? {}
    const passed = passedOn.flatMap((from) => {
      const target = resolveImport(root, file, from)
      return target === undefined ? [] : [...exportsOf(target).keys()].map((name) => [name, { from, name }] as const)
    })
    return new Map([...passed, ...exports])
  }
  /** The exports that whoever imports a whole module takes: of contracts and handlers, each that has its other half. */
  const wholeOf = (file: string): ReadonlyArray<string> => {
    const names = [...exportsOf(file).keys()]
    const [, folder, half] = bound.exec(file) ?? []
    if (folder === undefined) return names
    const others = exportsOf(`${folder}/${half === "contract" ? "use-cases" : "contract"}/index.ts`)
    const otherHalf = (name: string) =>
      `${half === "contract" ? name.charAt(0).toLowerCase() : name.charAt(0).toUpperCase()}${name.slice(1)}`
    return names.filter((name) => others.has(otherHalf(name)))
  }
  const used = new Set<string>()
  const pending: [file: string, name: string][] = []
  const use = (file: string, name: string) => {
    const key = `${file}#${name}`
    if (used.has(key)) return
    used.add(key)
    pending.push([file, name])
  }

  for (const [file, { imports }] of modules) {
    for (const { from, name } of imports) {
      const target = resolveImport(root, file, from)
      if (target === undefined) continue
      for (const each of name === "*" ? wholeOf(target) : [name]) use(target, each)
    }
    if (isEntry(file) || isPublic(file)) for (const name of exportsOf(file).keys()) use(file, name)
  }
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [file, name] = next
    const passedOn = exportsOf(file).get(name)
    const target = passedOn === undefined ? undefined : resolveImport(root, file, passedOn.from)
    if (target !== undefined && passedOn !== undefined) use(target, passedOn.name)
  }

  const problems = [...userProblems(read(true), (importer, from) => resolveImport(root, importer, from), awaited)]
  for (const [file, { exports }] of modules) {
    for (const name of exports.keys())
      if (!used.has(`${file}#${name}`)) problems.push(`${file}: nothing uses the export ${name}`)
  }
  const folders = globSync("{domain,application,adapters,ui,apps,tools}/*/package.json", { cwd: root }).map((file) =>
    dirname(file),
  )
  for (const folder of folders) {
    const packageModules = [...modules].filter(([file]) => file.startsWith(`${folder}/`))
    const imported = new Set(
      packageModules.flatMap(([, { imports, exports, passedOn }]) => [
        ...imports.map(({ from }) => from),
        ...passedOn,
        ...[...exports.values()].flatMap((it) => (it === undefined ? [] : [it.from])),
      ]),
    )
    const texts =
      packageModules.map(([file]) => readFileSync(join(root, file), "utf8")).join("\n") +
      globSync(`${folder}/{src,.storybook}/**/*.{css,html}`, { cwd: root })
        .map((file) => readFileSync(join(root, file), "utf8"))
        .join("\n")
    for (const name of dependencies(folder)) {
      const taken =
        [...imported].some((from) => from === name || from.startsWith(`${name}/`)) || texts.includes(`"${name}`)
      if (!taken) problems.push(`${folder}/package.json: nothing imports ${name}`)
    }
    if (packageModules.length === 0 && existsSync(join(root, folder, "src")))
      problems.push(`${folder}: an empty package`)
  }
  return problems.sort()
}

if (import.meta.main) {
  const problems = findUnused()
  for (const problem of problems) console.error(problem)
  console.log(`${problems.length} unused exports, modules and dependencies`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
