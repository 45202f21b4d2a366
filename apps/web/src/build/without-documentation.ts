import { parseSync } from "rolldown/experimental"
import type { Plugin } from "vite"

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value)
const textAt = (node: unknown, key: string): unknown => (isNode(node) ? node[key] : undefined)

/** What a contract tells integrators and readers alone. */
const documentation = new Set(["group", "summary", "description", "example", "specification"])

/** The properties of the object that a call of `contract` is given. */
const propertiesOf = (node: Node): ReadonlyArray<unknown> => {
  if (node["type"] !== "CallExpression" || textAt(node["callee"], "name") !== "contract") return []
  const properties = Array.isArray(node["arguments"]) ? textAt(node["arguments"][1], "properties") : undefined
  return Array.isArray(properties) ? properties : []
}

const nodesIn = function* (value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each)
  else if (isNode(value)) {
    yield value
    yield* nodesIn(Object.values(value))
  }
}

/** A module's source without the documentation of its contracts; lines stay where they are. */
export const sourceWithoutDocumentation = (path: string, source: string): string => {
  const ranges = [...nodesIn(parseSync(path, source).program)]
    .flatMap(propertiesOf)
    .filter((property) => documentation.has(String(textAt(textAt(property, "key"), "name"))))
    .map((property) => [Number(textAt(property, "start")), Number(textAt(property, "end"))] as const)
  return ranges.reduceRight((text, [start, end]) => {
    const comma = text.charAt(end) === "," ? 1 : 0
    return text.slice(0, start) + text.slice(start, end + comma).replaceAll(/[^\n]/g, "") + text.slice(end + comma)
  }, source)
}

const contractFile = /\/application\/[^/]+\/src\/contract\/[^/]+\.ts$/

/** Builds a program without what contracts tell integrators, which no screen shows. */
export const withoutDocumentation: Plugin = {
  name: "without-documentation",
  enforce: "pre",
  transform: (source, path) =>
    contractFile.test(path) ? { code: sourceWithoutDocumentation(path, source), map: null } : undefined,
}
