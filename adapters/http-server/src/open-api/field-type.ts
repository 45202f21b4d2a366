import { escape } from "./html.ts"
import { isJson, type Json } from "./json-schema.ts"

const most = 8

/** The name of a record that a schema refers to; undefined where it is said in place. */
export const recordOf = ({ $ref }: Json): string | undefined =>
  typeof $ref === "string" ? $ref.slice($ref.lastIndexOf("/") + 1) : undefined

/** Where a record is described on the page. */
export const recordAnchor = (name: string): string => `record-${name}`

/** The values of an enumeration, with their names where they have some. */
const values = ({ enum: all, "x-enum-varnames": names }: Json): string | undefined => {
  if (!Array.isArray(all)) return undefined
  const shown = all
    .slice(0, most)
    .map((value, at) => (Array.isArray(names) ? `${String(value)} ${String(names[at])}` : JSON.stringify(value)))
  return escape(all.length > most ? `${shown.join(", ")} and ${all.length - most} more` : shown.join(", "))
}

const lengths = ({ minLength, maxLength, minimum, maximum, maxItems }: Json): string => {
  if (typeof minimum === "number" && typeof maximum === "number") return `, ${minimum} to ${maximum}`
  if (typeof minimum === "number") return `, at least ${minimum}`
  if (typeof maximum === "number") return `, at most ${maximum}`
  if (typeof maxItems === "number") return `, at most ${maxItems}`
  const characters = maxLength ?? minLength
  return typeof characters === "number"
    ? `, ${maxLength === undefined ? "at least" : "at most"} ${characters} characters`
    : ""
}

/** What a part of `allOf` says beside its schema. */
export const whole = (schema: Json): Json => {
  const { allOf, ...rest } = schema
  return Array.isArray(allOf) ? Object.assign({}, rest, ...allOf.filter(isJson)) : schema
}

/** What a field takes, in words, as HTML: a record is a link to its description. */
export const fieldType = (part: unknown): string => {
  if (!isJson(part)) return "any JSON"
  const schema = whole(part)
  const record = recordOf(schema)
  if (record !== undefined) return `<a href="#${recordAnchor(record)}">${escape(record)}</a>`
  const listed = values(schema)
  if (listed !== undefined) return listed
  const { type, items, anyOf, oneOf } = schema
  if (type === "array") return `list${lengths(schema)}: ${fieldType(items)}`
  const members = anyOf ?? oneOf
  if (Array.isArray(members)) return [...new Set(members.map(fieldType))].slice(0, most).join(" or ")
  return typeof type === "string" ? `${type}${lengths(schema)}` : "any JSON"
}
