import { type Checked, collectFailures, refuse, requiredLimitedText, textLimits, website } from "@domain/validation"
import { Result, Schema } from "effect"
import { LeadFormConsent, LeadFormField } from "./lead-forms/asked.ts"
import { ConsentTerms, consentProblems, tidyTerms } from "./lead-forms/consent-terms.ts"
import { limitedTo } from "./lead-forms/limited-line.ts"
import { OwnQuestions, type Problems, questionProblems, tidyQuestions } from "./lead-forms/own-question.ts"
import { ThanksPage, thanksProblems, tidyThanks } from "./lead-forms/thanks-page.ts"

/** Maximum lengths of the form's texts in user-perceived characters. Spec: validation, length limits. */
export const leadFormLimits = {
  title: textLimits.formTitle,
  description: textLimits.formDescription,
  completionTitle: textLimits.completionTitle,
  completionDescription: textLimits.completionDescription,
} as const

/**
 * A form that a lead fills in on the social network. Spec: entities, lead form; own questions, consents in own words and the button
 * after the form are ours.
 */
export const LeadForm = Schema.Struct({
  title: limitedTo(leadFormLimits.title),
  description: limitedTo(leadFormLimits.description),
  completionTitle: limitedTo(leadFormLimits.completionTitle),
  completionDescription: limitedTo(leadFormLimits.completionDescription),
  fields: Schema.Array(LeadFormField).check(Schema.isMinLength(1)),
  consents: Schema.Array(LeadFormConsent),
  privacyUrl: Schema.optionalKey(Schema.String),
  /** Asked before the fields. */
  questions: Schema.optionalKey(OwnQuestions),
  consentTerms: Schema.optionalKey(
    Schema.Array(ConsentTerms).check(Schema.isMaxLength(LeadFormConsent.members.length)),
  ),
  /** The button after the form; the website's where absent. */
  thanks: Schema.optionalKey(ThanksPage),
})
export type LeadForm = typeof LeadForm.Type

const someField = (fields: LeadForm["fields"]): Checked<LeadForm["fields"]> =>
  fields.length === 0 ? refuse("validation.required") : Result.succeed([...new Set(fields)])

/**
 * Checks a form for the network: every text present and within its limit, at least one field, no duplicates, a valid privacy address
 * if any, and sound questions, consents and button. All failures are returned, by path. Spec: validation, length limits; that no
 * text may be empty is ours.
 */
export const checkLeadForm = ({
  consents,
  privacyUrl = "",
  questions = [],
  consentTerms = [],
  thanks,
  ...form
}: LeadForm): Result.Result<LeadForm, Problems> => {
  const plain = collectFailures({
    title: requiredLimitedText(form.title, "formTitle"),
    description: requiredLimitedText(form.description, "formDescription"),
    completionTitle: requiredLimitedText(form.completionTitle, "completionTitle"),
    completionDescription: requiredLimitedText(form.completionDescription, "completionDescription"),
    fields: someField(form.fields),
    privacyUrl: privacyUrl.trim() === "" ? Result.succeed(undefined) : website(privacyUrl),
  })
  const problems: Problems = {
    ...(Result.isFailure(plain) && definedOf(plain.failure)),
    // The question about the service is asked in the words of the title.
    ...questionProblems(questions, form.fields.includes("ServiceNeeded") ? [form.title] : []),
    ...consentProblems(consentTerms),
    ...(thanks !== undefined && thanksProblems(thanks)),
  }
  if (Result.isFailure(plain) || Object.keys(problems).length > 0) return Result.fail(problems)
  const { privacyUrl: address, ...checked } = plain.success
  const terms = tidyTerms(consentTerms, consents)
  return Result.succeed({
    ...checked,
    consents: [...new Set(consents)],
    ...(address !== undefined && { privacyUrl: address }),
    ...(questions.length > 0 && { questions: tidyQuestions(questions) }),
    ...(terms.length > 0 && { consentTerms: terms }),
    ...(thanks !== undefined && { thanks: tidyThanks(thanks) }),
  })
}

const definedOf = (failures: Readonly<Record<string, Problems[string] | undefined>>): Problems =>
  Object.fromEntries(
    Object.entries(failures).flatMap(([field, failure]) => (failure === undefined ? [] : [[field, failure]])),
  )
