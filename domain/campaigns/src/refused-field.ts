import { Schema } from "effect"
import { refusableFields } from "./refusable-fields.ts"

/** The part of an ad that a network refused, where it told one. */
export const RefusedField = Schema.Literals(refusableFields)
export type RefusedField = typeof RefusedField.Type
