import { parseSync } from "rolldown/experimental"

export type Node = Readonly<Record<string, unknown>>

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

/** The text at a path of properties; empty when there is none. */
export const textAt = (node: unknown, ...path: ReadonlyArray<string>): string => {
  const text = path.reduce<unknown>((value, key) => (isNode(value) ? value[key] : undefined), node)
  return typeof text === "string" ? text : ""
}

/** Where a node begins and ends in its source. */
export const spanOf = (node: Node): readonly [start: number, end: number] => [
  Number(node["start"]),
  Number(node["end"]),
]

/** The statements of a file. */
export const statementsOf = (path: string, source: string): ReadonlyArray<Node> => {
  const program: unknown = parseSync(path, source).program
  return isNode(program) ? listOf(program["body"]).filter(isNode) : []
}

/** Calls `visit` on every node of a tree. */
export const walk = (node: unknown, visit: (node: Node) => void): void => {
  if (Array.isArray(node)) return node.forEach((each: unknown) => walk(each, visit))
  if (!isNode(node)) return
  visit(node)
  for (const value of Object.values(node)) if (typeof value === "object") walk(value, visit)
}
