import { CallToAction } from "@domain/creatives"
import { Schema } from "effect"
import { textOf } from "../plan/field-rules.ts"
import { Picture } from "../plan/picture.ts"

/** The versions of a social ad in a test: its own, and the second. */
export const AdVersion = Schema.Literals(["A", "B"])
export type AdVersion = typeof AdVersion.Type

/** The longest question of a test. */
export const longestTestQuestion = 120

/** The second version of a social ad; what it does not name is as in the first. Ours. */
export const AdVariant = Schema.Struct({
  /** What is tested, in one line. */
  question: Schema.optionalKey(textOf(longestTestQuestion)),
  headline: Schema.optionalKey(textOf(255)),
  description: Schema.optionalKey(textOf(500)),
  primaryText: Schema.optionalKey(textOf(2_200)),
  callToAction: Schema.optionalKey(CallToAction),
  picture: Schema.optionalKey(Picture),
  /** Whether the weaker version stops by itself once the test is decided; not where it does not say. */
  endsWeaker: Schema.optionalKey(Schema.Boolean),
})
export type AdVariant = typeof AdVariant.Type

/** What a second version may have of its own, in the order in which it is shown. */
export const VariantField = Schema.Literals(["primaryText", "headline", "description", "callToAction", "picture"])
export type VariantField = typeof VariantField.Type
