import { asArray, asNumber, asObject, asText, type Json, type JsonObject } from "../core/json.ts"
import { invalidParameter } from "./graph-error.ts"

const holds = (operator: string, value: Json | undefined, wanted: Json | undefined): boolean => {
  const list = asArray(wanted).map((one) => asText(one))
  const left = asNumber(value)
  const right = asNumber(wanted)
  const compared = left !== undefined && right !== undefined
  switch (operator) {
    case "EQUAL":
      return asText(value) === asText(wanted)
    case "NOT_EQUAL":
      return asText(value) !== asText(wanted)
    case "IN":
      return list.includes(asText(value))
    case "NOT_IN":
      return !list.includes(asText(value))
    case "CONTAIN":
      return (asText(value) ?? "").toLowerCase().includes((asText(wanted) ?? "").toLowerCase())
    case "GREATER_THAN":
      return compared && left > right
    case "GREATER_THAN_OR_EQUAL":
      return compared && left >= right
    case "LESS_THAN":
      return compared && left < right
    case "LESS_THAN_OR_EQUAL":
      return compared && left <= right
    default:
      throw invalidParameter(`filtering: unknown operator ${operator}.`)
  }
}

/** A test made of `filtering=[{field,operator,value}]`; a field the nodes do not have is refused. */
export const filterOf = (
  filtering: Json | undefined,
  readable: readonly string[],
  read: (node: JsonObject, field: string) => Json | undefined = (node, field) => node[field],
): ((node: JsonObject) => boolean) => {
  if (filtering === undefined) return () => true
  if (!Array.isArray(filtering)) throw invalidParameter("filtering must be a list.")
  const rules = filtering.map((one) => {
    const { field, operator, value, ...rest } = asObject(one)
    const name = (asText(field) ?? "").replace(/^(campaign|adset|ad)\./, "")
    if (Object.keys(rest).length > 0 || !readable.includes(name))
      throw invalidParameter(`filtering: unknown field ${name}.`)
    return { name, operator: asText(operator) ?? "", value }
  })
  return (node) => rules.every((rule) => holds(rule.operator, read(node, rule.name), rule.value))
}
