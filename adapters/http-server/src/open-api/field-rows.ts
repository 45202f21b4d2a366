import { fieldType, recordOf, whole } from "./field-type.ts"
import { isJson, type Json, propertiesOf, requiredOf } from "./json-schema.ts"

/** A field on the page: its path such as `budget.days` or `ads[].headline`, whether it is always there, and its type as HTML. */
export interface FieldRow {
  readonly path: string
  readonly isRequired: boolean
  readonly type: string
}

const membersOf = ({ anyOf, oneOf }: Json): ReadonlyArray<Json> =>
  [anyOf, oneOf].flatMap((members) => (Array.isArray(members) ? members.filter(isJson) : []))

/**
 * Rows below a field: the fields of an object, the fields of a list's items, and the fields of every alternative.
 * Records have no rows here, since they have a place of their own.
 */
const nested = (part: unknown, path: string): ReadonlyArray<FieldRow> => {
  if (!isJson(part)) return []
  const schema = whole(part)
  if (recordOf(schema) !== undefined) return []
  if (schema["type"] === "array") return nested(schema["items"], `${path}[]`)
  const members = membersOf(schema)
  if (members.length === 0) return fieldRows(schema, path)
  const rows = new Map<string, FieldRow>()
  for (const row of members.flatMap((member) => nested(member, path))) {
    const other = rows.get(row.path)
    const type = other === undefined || other.type === row.type ? row.type : `${other.type} or ${row.type}`
    rows.set(row.path, { ...row, type, isRequired: row.isRequired && (other?.isRequired ?? true) })
  }
  return [...rows.values()]
}

/** The fields of an object's schema with all that they hold, in order, below a path. */
export const fieldRows = (schema: Json, path = ""): ReadonlyArray<FieldRow> => {
  const required = requiredOf(schema)
  return Object.entries(propertiesOf(schema)).flatMap(([name, part]) => {
    const own = path === "" ? name : `${path}.${name}`
    return [{ path: own, isRequired: required.has(name), type: fieldType(part) }, ...nested(part, own)]
  })
}

/** The rows of whatever an answer is: an object, a list or alternatives. */
export const answerRows = (schema: Json): ReadonlyArray<FieldRow> => nested(schema, "")
