import { textLength, wireEnum } from "@domain/kernel"
import { type Checked, collectFailures, refuse, requiredLimitedText, textLimits, website } from "@domain/validation"
import { Result, Schema } from "effect"

/** The questions of a lead form. Spec: enumerations, lead form fields. */
export const LeadFormField = wireEnum({ Name: 1, Email: 2, Phone: 3, ServiceNeeded: 4, City: 5 })
export type LeadFormField = typeof LeadFormField.Type

/**
 * The consents of a lead form: contact regarding services, newsletter, promotional messages, retargeting. Spec:
 * enumerations, consents.
 */
export const LeadFormConsent = wireEnum({ Contact: 1, Newsletter: 2, Promotions: 3, Retargeting: 4 })
export type LeadFormConsent = typeof LeadFormConsent.Type

/** Maximum lengths of the form's texts in user-perceived characters. Spec: validation, length limits. */
export const leadFormLimits = {
  title: textLimits.formTitle,
  description: textLimits.formDescription,
  completionTitle: textLimits.completionTitle,
  completionDescription: textLimits.completionDescription,
} as const

const limited = (most: number) =>
  Schema.String.check(
    Schema.makeFilter((text: string) => textLength(text) <= most, { expected: `at most ${most} characters` }),
  )

/** A form that a lead fills in on the social network. Spec: entities, lead form. */
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

const someField = (fields: LeadForm["fields"]): Checked<LeadForm["fields"]> =>
  fields.length === 0 ? refuse("validation.required") : Result.succeed([...new Set(fields)])

/**
 * Checks a form for the network: every text present and within its limit, at least one question, no duplicates, and a
 * valid privacy address if any. All failures are returned, by field. Spec: validation, length limits; that no text may
 * be empty is ours.
 */
export const checkLeadForm = ({ consents, privacyUrl = "", ...form }: LeadForm) =>
  Result.map(
    collectFailures({
      title: requiredLimitedText(form.title, "formTitle"),
      description: requiredLimitedText(form.description, "formDescription"),
      completionTitle: requiredLimitedText(form.completionTitle, "completionTitle"),
      completionDescription: requiredLimitedText(form.completionDescription, "completionDescription"),
      fields: someField(form.fields),
      privacyUrl: privacyUrl.trim() === "" ? Result.succeed(undefined) : website(privacyUrl),
    }),
    ({ privacyUrl: address, ...checked }): LeadForm => ({
      ...checked,
      consents: [...new Set(consents)],
      ...(address !== undefined && { privacyUrl: address }),
    }),
  )
