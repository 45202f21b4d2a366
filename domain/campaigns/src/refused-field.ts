import { Schema } from "effect"

/** The part of an ad that a network refused, where it told one. */
export const RefusedField = Schema.Literals(["picture", "primaryText", "headline", "description", "landingPage"])
export type RefusedField = typeof RefusedField.Type

/** The fields among names that a network or an older version of ours gave, each once, in our order. */
export const refusedFieldsAmong = (names: ReadonlyArray<string>): ReadonlyArray<RefusedField> =>
  RefusedField.literals.filter((field) => names.includes(field))
