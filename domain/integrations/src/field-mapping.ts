import { InvalidFields } from "@domain/identity"
import { Result, Schema } from "effect"
import { deliveryLimits } from "./delivery-limits.ts"
import { LeadField, type LeadValues } from "./lead-values.ts"

const { fields, fieldLetters, fixedLetters } = deliveryLimits

/** One field of the receiver: it gets a detail of the lead, or the same value each time. */
export const MappedField = Schema.Struct({
  to: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(fieldLetters)),
  from: Schema.optionalKey(LeadField),
  fixed: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(fixedLetters))),
})
export type MappedField = typeof MappedField.Type

/** The fields of the receiver, in their order; a detail that no field takes is left out. */
export const FieldMapping = Schema.Array(MappedField).check(Schema.isMaxLength(fields))
export type FieldMapping = typeof FieldMapping.Type

/** Every detail under its own name. */
export const standardMapping: FieldMapping = LeadField.literals.map((field) => ({ to: field, from: field }))

/** JSON of this platform moves names of digits alone to the front, so that they could keep no order. */
const isSettable = (name: string): boolean => name !== "__proto__" && !/^\d+$/.test(name)

/**
 * A mapping as it is kept: names are trimmed and differ, each field has one source, and there is at least one. The failure
 * names the first wrong row.
 */
export const checkedMapping = (typed: FieldMapping): Result.Result<FieldMapping, InvalidFields> => {
  const mapping = typed.map((field) => ({ ...field, to: field.to.trim() }))
  const refused = (row: number, key: string) =>
    Result.fail(new InvalidFields({ fields: { [`mapping.${row}`]: [key] } }))
  if (mapping.length === 0) return refused(0, "integrations.mappingEmpty")
  for (const [row, { to, from, fixed }] of mapping.entries()) {
    if (to === "" || !isSettable(to)) return refused(row, "integrations.fieldName")
    if ((from === undefined) === (fixed === undefined)) return refused(row, "integrations.fieldSource")
    if (mapping.findIndex((other) => other.to === to) !== row) return refused(row, "integrations.fieldTwice")
  }
  return Result.succeed(mapping)
}

/** What the receiver gets of a lead: its fields in their order. A field whose detail the lead lacks is left out. */
export const bodyOf = (mapping: FieldMapping, values: LeadValues): Readonly<Record<string, Schema.Json>> =>
  Object.fromEntries(
    mapping.flatMap(({ to, from, fixed }) => {
      const value = from === undefined ? fixed : values[from]
      return value === undefined ? [] : [[to, value]]
    }),
  )
