import { emptyOr, type FieldRules, PlanBusiness, planBusinessRules, textOf } from "@domain/campaigns"
import { email, phone } from "@domain/validation"
import { Result, Schema } from "effect"

/** What the business says of itself; every field may still be missing. Spec: entities, Business. */
export const BusinessSection = Schema.Struct({
  ...PlanBusiness.fields,
  phone: Schema.optionalKey(textOf(25)),
  emailAddress: Schema.optionalKey(textOf(254)),
})
export type BusinessSection = typeof BusinessSection.Type

/** The plan's rules, and the normal form of the phone and the address. */
export const businessRules: FieldRules<BusinessSection> = {
  ...planBusinessRules,
  phone: {
    check: (typed, region) => emptyOr((text) => Result.map(phone(text, region), ({ e164 }) => e164))(typed),
    wrongShape: "validation.phoneInvalid",
  },
  emailAddress: { check: emptyOr(email), wrongShape: "validation.emailInvalid" },
}
