import { wireEnum } from "@domain/kernel"
import { Schema } from "effect"
import { type BusinessFacts, factWords } from "./copy/business-facts.ts"
import { fillPattern } from "./copy/fill-pattern.ts"
import { patternsFor } from "./copy/languages.ts"
import { truncateGraphemes } from "./text/graphemes.ts"

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

/** The form proposed at first: name and phone, consent to be contacted, texts from the stated facts. */
export const defaultLeadForm = (facts: BusinessFacts, language: string, privacyUrl?: string): LeadForm => {
  const { leadForm } = patternsFor(language)
  const words = factWords(facts, patternsFor(language))[0] ?? {}
  const filled = (pattern: string, most: number): string => truncateGraphemes(fillPattern(pattern, words) ?? "", most)
  return {
    title: filled(leadForm.title, leadFormLimits.title),
    description: filled(leadForm.description, leadFormLimits.description),
    completionTitle: filled(leadForm.completionTitle, leadFormLimits.completionTitle),
    completionDescription: filled(leadForm.completionDescription, leadFormLimits.completionDescription),
    fields: facts.services.length > 1 ? ["Name", "Phone", "ServiceNeeded"] : ["Name", "Phone"],
    consents: ["Contact"],
    ...(privacyUrl === undefined ? {} : { privacyUrl }),
  }
}
