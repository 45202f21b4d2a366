import type { CopyLanguage } from "./copy/copy-language.ts"
import { patternsFor } from "./copy/languages.ts"
import type { LeadFormConsent, LeadFormField } from "./lead-forms/asked.ts"
import { isUsuallyRequired, ownConsentText, termsOf } from "./lead-forms/consent-terms.ts"
import type { ThanksButton } from "./lead-forms/thanks-page.ts"
import type { LeadForm } from "./lead-form.ts"

/** The texts around a lead form's own, in the ad's language. */
export interface LeadFormWords {
  /** BCP 47 tag. */
  readonly language: CopyLanguage
  readonly direction: "ltr" | "rtl"
  readonly fields: Readonly<Record<LeadFormField, string>>
  readonly consentTitle: string
  readonly consentText: string
  readonly consents: Readonly<Record<LeadFormConsent, string>>
  readonly send: string
  readonly thanksButtons: Readonly<Record<Exclude<ThanksButton, "None">, string>>
}

/** The texts around the form's own, in the ad's language rather than the reader's. Ours. */
export const leadFormWords = (language: string, businessName: string): LeadFormWords => {
  const patterns = patternsFor(language)
  const { fields, consents, consentTitle, consentText, send, thanksButtons } = patterns.leadForm
  const withName = (text: string) => text.replaceAll("{name}", () => businessName)
  const named = (consent: LeadFormConsent) => withName(consents[consent])
  return {
    language: patterns.language,
    direction: patterns.direction,
    fields,
    consentTitle,
    consentText: withName(consentText),
    consents: {
      Contact: named("Contact"),
      Newsletter: named("Newsletter"),
      Promotions: named("Promotions"),
      Retargeting: named("Retargeting"),
    },
    send,
    thanksButtons,
  }
}

/** A consent as a lead reads it, with whether the form is sent only once it is given. */
export interface ConsentBox {
  readonly consent: LeadFormConsent
  readonly text: string
  readonly isRequired: boolean
}

/** A form's consents in its own words for the language, else in the usual words. Ours. */
export const consentBoxes = (
  { consents, consentTerms = [] }: Pick<LeadForm, "consents" | "consentTerms">,
  words: Pick<LeadFormWords, "language" | "consents">,
): ReadonlyArray<ConsentBox> =>
  consents.map((consent) => {
    const terms = termsOf(consentTerms, consent)
    return {
      consent,
      text: ownConsentText(terms, words.language) ?? words.consents[consent],
      isRequired: terms?.isRequired ?? isUsuallyRequired(consent),
    }
  })
