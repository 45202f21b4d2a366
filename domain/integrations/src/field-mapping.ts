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

/** A row of a mapping that cannot be kept, and the key of the words that say why. */
export interface MappingFault {
  readonly row: number
  readonly key: "integrations.fieldName" | "integrations.fieldSource" | "integrations.fieldTwice"
}

/** The first row that cannot be kept; none where names differ once they are trimmed, and each field has one source. */
export const mappingFault = (mapping: FieldMapping): MappingFault | undefined => {
  const names = mapping.map(({ to }) => to.trim())
  const faults = mapping.map(({ from, fixed }, row): MappingFault | undefined => {
    const to = names[row] ?? ""
    if (to === "" || !isSettable(to)) return { row, key: "integrations.fieldName" }
    if ((from === undefined) === (fixed === undefined)) return { row, key: "integrations.fieldSource" }
    return names.indexOf(to) === row ? undefined : { row, key: "integrations.fieldTwice" }
  })
  return faults.find((fault) => fault !== undefined)
}

/** A mapping as it is kept: with trimmed names and at least one field. */
export const checkedMapping = (typed: FieldMapping): Result.Result<FieldMapping, InvalidFields> => {
  const key = typed.length === 0 ? "integrations.mappingEmpty" : mappingFault(typed)?.key
  return key === undefined
    ? Result.succeed(typed.map((field) => ({ ...field, to: field.to.trim() })))
    : Result.fail(new InvalidFields({ fields: { mapping: [key] } }))
}

/** What the receiver gets of a lead: its fields in their order. A field whose detail the lead lacks is left out. */
export const bodyOf = (mapping: FieldMapping, values: LeadValues): Readonly<Record<string, Schema.Json>> =>
  Object.fromEntries(
    mapping.flatMap(({ to, from, fixed }) => {
      const value = from === undefined ? fixed : values[from]
      return value === undefined ? [] : [[to, value]]
    }),
  )
