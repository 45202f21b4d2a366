import { Result, Schema } from "effect"
import { type CopyLanguage, copyLanguages } from "../copy/copy-language.ts"
import { LeadFormConsent } from "./asked.ts"
import { limitedTo, requiredLine } from "./limited-line.ts"
import type { Problems } from "./own-question.ts"

/** The most characters of a consent. Ours. */
export const consentTextLimit = 300

/** A consent in the business's own words, by language, and whether a lead has to agree before sending the form. */
export const ConsentTerms = Schema.Struct({
  consent: LeadFormConsent,
  isRequired: Schema.Boolean,
  /** Where a language has none, the usual words stand. */
  texts: Schema.Array(
    Schema.Struct({ language: Schema.Literals(copyLanguages), text: limitedTo(consentTextLimit) }),
  ).check(Schema.isMaxLength(copyLanguages.length)),
})
export type ConsentTerms = typeof ConsentTerms.Type

/** Whether a lead has to agree where a form does not say: to be contacted about the own request, and to nothing else. */
export const isUsuallyRequired = (consent: LeadFormConsent): boolean => consent === "Contact"

/** The terms of one consent; undefined where a form leaves them as usual. */
export const termsOf = (terms: ReadonlyArray<ConsentTerms>, consent: LeadFormConsent): ConsentTerms | undefined =>
  terms.find((one) => one.consent === consent)

/** The own words of a consent in a language; undefined where there are none. */
export const ownConsentText = (terms: ConsentTerms | undefined, language: CopyLanguage): string | undefined =>
  terms?.texts.find((one) => one.language === language)?.text

/** What keeps own words from being shown, such as `consentTerms.Contact.en`; words that are left empty are the usual words. Ours. */
export const consentProblems = (terms: ReadonlyArray<ConsentTerms>): Problems =>
  Object.fromEntries(
    terms.flatMap(({ consent, texts }) =>
      texts.flatMap(({ language, text }) => {
        const line = requiredLine(text, consentTextLimit)
        return Result.isFailure(line) && line.failure.key === "validation.textTooLong"
          ? [[`consentTerms.${consent}.${language}`, line.failure] as const]
          : []
      }),
    ),
  )

/** Terms of the consents that a form asks, each once, without empty words. */
export const tidyTerms = (
  terms: ReadonlyArray<ConsentTerms>,
  consents: ReadonlyArray<LeadFormConsent>,
): ReadonlyArray<ConsentTerms> =>
  [...new Set(consents)].flatMap((consent) => {
    const found = termsOf(terms, consent)
    if (found === undefined) return []
    const texts = copyLanguages.flatMap((language) => {
      const line = requiredLine(ownConsentText(found, language) ?? "", consentTextLimit)
      return Result.isSuccess(line) ? [{ language, text: line.success }] : []
    })
    return texts.length === 0 && found.isRequired === isUsuallyRequired(consent) ? [] : [{ ...found, texts }]
  })
