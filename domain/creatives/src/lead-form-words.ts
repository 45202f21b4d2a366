import { patternsFor } from "./copy/languages.ts"
import type { LeadFormConsent, LeadFormField } from "./lead-form.ts"

/** The texts around a lead form's own, in the ad's language. */
export interface LeadFormWords {
  /** BCP 47 tag. */
  readonly language: string
  readonly direction: "ltr" | "rtl"
  readonly fields: Readonly<Record<LeadFormField, string>>
  readonly consentTitle: string
  readonly consentText: string
  readonly consents: Readonly<Record<LeadFormConsent, string>>
  readonly send: string
}

/** The texts around the form's own, in the ad's language rather than the reader's. Ours. */
export const leadFormWords = (language: string, businessName: string): LeadFormWords => {
  const patterns = patternsFor(language)
  const { fields, consents, consentTitle, consentText, send } = patterns.leadForm
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
  }
}
