import { parseSync } from "rolldown/experimental"
import { outsideMembers, outsideMethods, outsideNames, platformTables } from "./rules.ts"

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value)

const text = (value: unknown): string => (typeof value === "string" ? value : "")

/** The name that a member access reads: `a.b`, `a["b"]`, and the type `A.B`. */
const memberOf = (node: Node): string => {
  const property = node["property"]
  if (!isNode(property)) return ""
  return node["computed"] === true ? text(property["value"]) : text(property["name"])
}

/** The keys of a node whose identifiers name a property, not a value. */
const labels: Readonly<Record<string, ReadonlyArray<string>>> = {
  MemberExpression: ["property"],
  Property: ["key"],
  TSPropertySignature: ["key"],
  TSMethodSignature: ["key"],
  TSQualifiedName: ["right"],
  ExportSpecifier: ["exported"],
  ImportSpecifier: ["imported"],
}

/** What a file says that the domain may not, in order and each once: names of the clock, of locales and of the machine. */
export const outsideIn = (path: string, source: string): ReadonlyArray<string> => {
  const names = new Set<string>()
  const allowed = platformTables[path] ?? new Set<string>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!isNode(node)) return
    const type = text(node["type"])
    const name = text(node["name"])
    if (type === "Identifier" && outsideNames.has(name) && !allowed.has(name)) names.add(name)
    if (type === "MetaProperty") names.add("import.meta")
    if (type === "MemberExpression") {
      const member = memberOf(node)
      const object = isNode(node["object"]) ? text(node["object"]["name"]) : ""
      if (outsideMethods.some((method) => method.test(member))) names.add(member)
      if (outsideMembers[object]?.test(member) === true) names.add(`${object}.${member}`)
    }
    const skipped = node["computed"] === true ? [] : (labels[type] ?? [])
    for (const [key, value] of Object.entries(node)) if (!skipped.includes(key)) visit(value)
  }
  visit(parseSync(path, source).program)
  return [...names]
}
