import type { NameValue } from "@domain/kernel"
import { Result, Schema } from "effect"
import type { ReceivedChange } from "../apply-change.ts"
import { readField } from "../check-field.ts"
import { isFieldName, sectionOf, valuesOf } from "../field-names.ts"
import { changeOf } from "../change-of-values.ts"
import type { SessionChange } from "../session-change.ts"
import { sections } from "../signup-session.ts"

/** The change that a list of pairs says; of two pairs of one name the last counts. Spec: states, "Patches send only the difference". */
export const readChange = (pairs: ReadonlyArray<NameValue>): ReceivedChange => {
  const values: Record<string, unknown> = {}
  const refused = new Map<string, ReadonlyArray<string>>()
  for (const [name, value] of new Map(pairs.map(({ Name, Value }) => [Name, Value]))) {
    if (!isFieldName(name)) refused.set(name, ["businesses.fieldUnknown"])
    else if (value === null || value === undefined) values[name] = null
    else {
      const read = readField(name, value)
      if (Result.isSuccess(read)) values[name] = read.success
      else refused.set(name, [read.failure.key])
    }
  }
  return { ...changeOf(values), ...(refused.size > 0 && { refused: Object.fromEntries(refused) }) }
}

const encoders = new Map(
  Object.entries(sections).map(([section, schema]) => [
    section,
    Schema.encodeUnknownResult(schema as Schema.Codec<object, object>),
  ]),
)

/** A value in its wire form; one that its field does not take goes as it is, and is refused where it arrives. */
const written = (name: string, value: unknown): unknown => {
  const encoded = encoders.get(sectionOf(name) ?? "")?.({ [name]: value })
  return encoded !== undefined && Result.isSuccess(encoded)
    ? (encoded.success as Readonly<Record<string, unknown>>)[name]
    : value
}

/** A change as a list of pairs, null for what it removes. */
export const writeChange = (change: SessionChange): ReadonlyArray<NameValue> =>
  Object.entries(valuesOf(change)).map(([Name, value]) => ({
    Name,
    Value: value === null || value === undefined ? null : written(Name, value),
  }))
