import { wireEnum } from "@domain/kernel"
import { Schema } from "effect"

/** Spec: enumerations, lead form fields. */
export const LeadFormField = wireEnum({ Name: 1, Email: 2, Phone: 3, ServiceNeeded: 4, City: 5 })
export type LeadFormField = typeof LeadFormField.Type

/** Spec: enumerations, consents. */
export const LeadFormConsent = wireEnum({ Contact: 1, Newsletter: 2, Promotions: 3, Retargeting: 4 })
export type LeadFormConsent = typeof LeadFormConsent.Type

/** Spec: validation, length limits of the form. */
export const leadFormLimits = { title: 30, description: 200, completionTitle: 30, completionDescription: 200 } as const

const limited = (most: number) => Schema.String.check(Schema.isMaxLength(most))

/** The form a lead fills in on the social network. Spec: entities, lead form. */
export const LeadForm = Schema.Struct({
  title: limited(leadFormLimits.title),
  description: limited(leadFormLimits.description),
  completionTitle: limited(leadFormLimits.completionTitle),
  completionDescription: limited(leadFormLimits.completionDescription),
  fields: Schema.Array(LeadFormField).check(Schema.isMinLength(1)),
  consents: Schema.Array(LeadFormConsent),
  privacyUrl: Schema.optionalKey(Schema.String),
})
export type LeadForm = typeof LeadForm.Type
