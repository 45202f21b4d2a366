import { isNode, listOf, type Node, spanOf, statementsOf, textAt } from "./syntax.ts"

/** A name that a file exports of its own; `doc` is the comment above it, without stars. */
export interface Exported {
  readonly name: string
  readonly isValue: boolean
  readonly doc: string | undefined
}

const namesOf = (declaration: unknown): ReadonlyArray<string> => {
  if (!isNode(declaration)) return []
  const ownName = textAt(declaration, "id", "name")
  if (ownName !== "") return [ownName]
  return listOf(declaration["declarations"]).flatMap((it) => {
    const name = textAt(it, "id", "name")
    if (name !== "") return [name]
    const pattern: Node = isNode(it) && isNode(it["id"]) ? it["id"] : {}
    return listOf(pattern["properties"]).map((property) => textAt(property, "value", "name"))
  })
}

const docAbove = (source: string, start: number): string | undefined => {
  const before = source.slice(0, start).replace(/\s*(\/\/ [^\n]*\s*)*$/, "")
  if (!before.endsWith("*/")) return undefined
  const opened = before.lastIndexOf("/*")
  if (!before.startsWith("/**", opened)) return undefined
  return before
    .slice(opened + 3, -2)
    .split("\n")
    .map((line) => line.replace(/^\s*\*? ?/, "").trim())
    .join("\n")
    .trim()
}

/** Whatever a file declares and exports; names passed on from elsewhere are not its own. */
export const exportsOf = (path: string, source: string): ReadonlyArray<Exported> =>
  statementsOf(path, source).flatMap((node) => {
    if (textAt(node, "type") !== "ExportNamedDeclaration" || !isNode(node["declaration"])) return []
    const isValue = !/^TS(Interface|TypeAlias)Declaration$/.test(textAt(node, "declaration", "type"))
    const doc = docAbove(source, spanOf(node)[0])
    return namesOf(node["declaration"]).map((name) => ({ name, isValue, doc }))
  })
