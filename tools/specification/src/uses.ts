import { globSync, readFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import { isNode, listOf, type Node, statementsOf, textAt, walk } from "./syntax.ts"
import type { Reference } from "./table.ts"

/** What one statement at the top of a file declares, and the names that it speaks of. */
interface Declared {
  readonly names: ReadonlyArray<string>
  readonly mentions: ReadonlySet<string>
  /** The contract that it is or answers: its name in quotes, or its identifier. */
  readonly contract: string | undefined
}

interface Parsed {
  /** Where an imported or passed-on name comes from: local name to module and name there. */
  readonly imports: ReadonlyMap<string, Reference>
  /** Modules whose every export is passed on. */
  readonly passedOn: ReadonlyArray<string>
  readonly exportedAs: ReadonlyMap<string, string>
  readonly declared: ReadonlyArray<Declared>
}

const everything = "*"
const answering = /^(handler|read|contract)$/

const namesIn = (declaration: unknown): ReadonlyArray<string> => {
  if (!isNode(declaration)) return []
  const single = textAt(declaration, "id", "name")
  if (single !== "") return [single]
  const names: string[] = []
  for (const each of listOf(declaration["declarations"]))
    walk(isNode(each) ? each["id"] : undefined, (node) => {
      if (textAt(node, "type") === "Identifier") names.push(textAt(node, "name"))
    })
  return names
}

const contractIn = (statement: Node): string | undefined => {
  let contract: string | undefined
  walk(statement, (node) => {
    if (contract !== undefined || textAt(node, "type") !== "CallExpression") return
    if (!answering.test(textAt(node, "callee", "name"))) return
    const [first] = listOf(node["arguments"])
    contract = textAt(first, "value") || textAt(first, "name") || undefined
  })
  return contract
}

const mentionsIn = (statement: Node): ReadonlySet<string> => {
  const mentions = new Set<string>()
  walk(statement, (node) => {
    if (/^(Identifier|JSXIdentifier)$/.test(textAt(node, "type"))) mentions.add(textAt(node, "name"))
  })
  return mentions
}

const parse = (file: string, source: string): Parsed => {
  const imports = new Map<string, Reference>()
  const exportedAs = new Map<string, string>()
  const passedOn: string[] = []
  const declared: Declared[] = []
  for (const statement of statementsOf(file, source)) {
    const type = textAt(statement, "type")
    const from = textAt(statement, "source", "value")
    const specifiers = listOf(statement["specifiers"])
    if (type === "ImportDeclaration") {
      for (const each of specifiers)
        imports.set(textAt(each, "local", "name"), { file: from, name: textAt(each, "imported", "name") || everything })
      continue
    }
    if (type === "ExportAllDeclaration") {
      passedOn.push(from)
      continue
    }
    for (const each of specifiers) {
      const local = textAt(each, "local", "name")
      exportedAs.set(textAt(each, "exported", "name"), local)
      if (from !== "") imports.set(local, { file: from, name: local })
    }
    const declaration = type.startsWith("Export") ? statement["declaration"] : statement
    declared.push({
      names: [...namesIn(declaration), ...(type === "ExportDefaultDeclaration" ? ["default"] : [])],
      mentions: mentionsIn(statement),
      contract: contractIn(statement),
    })
  }
  return { imports, passedOn, exportedAs, declared }
}

const isProduct = (file: string): boolean =>
  !/(\.test\.tsx?|\.stories\.tsx|\.conformance\.ts|\.d\.ts)$/.test(file) &&
  !/\/(testing|e2e|dist|conformance)\//.test(file)

const keyOf = (file: string, name: string): string => `${file}#${name}`

/** Who uses the exports of the domain: contracts, screens, and packages of adapters and applications. */
export const usesIn = (root: string) => {
  const files = new Map(
    ["domain", "application", "adapters", "ui", "apps"]
      .flatMap((layer) => globSync(`${layer}/*/src/**/*.{ts,tsx}`, { cwd: root }))
      .filter(isProduct)
      .map((file) => [file, parse(file, readFileSync(join(root, file), "utf8"))] as const),
  )
  const entries = new Map<string, string>()
  for (const manifest of globSync("{domain,application,adapters,ui,apps}/*/package.json", { cwd: root })) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, manifest), "utf8")) as {
      readonly name: string
      readonly exports?: Readonly<Record<string, unknown>>
    }
    for (const [path, target] of Object.entries(exports))
      if (typeof target === "string") entries.set(posix.join(name, path), posix.join(dirname(manifest), target))
  }
  const moduleOf = (from: string, specifier: string): string | undefined =>
    specifier.startsWith(".") ? posix.join(posix.dirname(from), specifier) : entries.get(specifier)
  /** The declaration behind a name that a file imports or passes on. */
  const originOf = (file: string | undefined, name: string, depth = 0): ReadonlyArray<string> => {
    const parsed = file === undefined ? undefined : files.get(file)
    if (file === undefined || parsed === undefined || depth > 8) return []
    const local = parsed.exportedAs.get(name) ?? name
    if (parsed.declared.some(({ names }) => names.includes(local))) return [keyOf(file, local)]
    const imported = parsed.imports.get(local)
    if (imported !== undefined) return originOf(moduleOf(file, imported.file), imported.name, depth + 1)
    return parsed.passedOn.flatMap((each) => originOf(moduleOf(file, each), name, depth + 1))
  }
  const users = new Map<string, Set<string>>()
  const labels = new Map<string, string>()
  const contractNames = new Map<string, string>()
  for (const { declared } of files.values())
    for (const { names, contract } of declared)
      if (contract?.includes("/") === true) for (const name of names) contractNames.set(name, contract)
  const labelOf = (file: string, { contract }: Declared): string | undefined => {
    const [layer = "", folder = ""] = file.split("/")
    if (layer === "application" && contract !== undefined)
      return contract.includes("/") ? contract : contractNames.get(contract)
    if (layer === "ui") return file.endsWith(".page.tsx") ? `page ${posix.basename(file, ".page.tsx")}` : undefined
    return layer === "adapters" || layer === "apps" ? `${layer}/${folder}` : undefined
  }
  for (const [file, parsed] of files) {
    const local = new Set(parsed.declared.flatMap(({ names }) => names))
    parsed.declared.forEach((declaration, at) => {
      const keys = (declaration.names.length === 0 ? [`statement ${at}`] : declaration.names).map((name) =>
        keyOf(file, name),
      )
      const label = labelOf(file, declaration)
      for (const key of keys) if (label !== undefined) labels.set(key, label)
      for (const mention of declaration.mentions) {
        const imported = parsed.imports.get(mention)
        const origins = local.has(mention)
          ? [keyOf(file, mention)]
          : imported === undefined
            ? []
            : originOf(moduleOf(file, imported.file), imported.name)
        for (const origin of origins) {
          const known = users.get(origin) ?? new Set<string>()
          for (const key of keys) if (key !== origin) known.add(key)
          users.set(origin, known)
        }
      }
    })
  }
  /** The contracts, screens and packages that come to some declarations, however far, each once. */
  return (references: ReadonlyArray<Reference>): ReadonlyArray<string> => {
    const usedBy = new Set<string>()
    const seen = new Set(references.map(({ file, name }) => keyOf(join("domain", file), name)))
    const waiting = [...seen]
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const label = labels.get(key)
      if (label !== undefined) usedBy.add(label)
      else
        for (const user of users.get(key) ?? [])
          if (!seen.has(user)) {
            seen.add(user)
            waiting.push(user)
          }
    }
    const rank = (label: string): number => (/^(adapters|apps)\//.test(label) ? 2 : label.startsWith("page ") ? 1 : 0)
    return [...usedBy].toSorted((one, other) => rank(one) - rank(other) || one.localeCompare(other))
  }
}
