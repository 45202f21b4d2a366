import type { CallToAction } from "../call-to-action.ts"
import type { LeadFormConsent, LeadFormField } from "../lead-forms/asked.ts"
import type { ThanksButton } from "../lead-forms/thanks-page.ts"
import type { Appeals } from "./appeal.ts"
import type { CopyLanguage } from "./copy-language.ts"

/**
 * One language's ad patterns, each used only if all its facts are stated. Placeholders are the names of `AdWords`; `~`
 * after a name lowers its first letter where the language does ({category~}).
 */
export interface CopyPatterns {
  readonly language: CopyLanguage
  readonly direction: "ltr" | "rtl"
  readonly sentenceCase: (text: string) => string
  readonly inCity: (city: string) => string
  readonly atName: (name: string) => string
  readonly both: (service: string, other: string) => string
  readonly andMore: (service: string, other: string) => string
  readonly date: (day: number, month: number) => string
  readonly until: (offer: string, date: string) => string
  readonly callToAction: Readonly<Record<CallToAction, string>>
  /** The button of a message by WhatsApp. */
  readonly whatsApp: string
  readonly appeals: Appeals
  /** At most 40 characters when filled. */
  readonly headlines: ReadonlyArray<string>
  /** Headlines for a business with few known facts. */
  readonly anyHeadlines: ReadonlyArray<string>
  /** 20 to 30 characters when filled. */
  readonly descriptions: ReadonlyArray<string>
  /** Where no other description fits the headline. */
  readonly anyDescription: string
  /** Texts of a business with an offer, best at 100 to 125 characters when filled. */
  readonly offerTexts: ReadonlyArray<string>
  /** Texts of a business without one. */
  readonly primaryTexts: ReadonlyArray<string>
  /** Primary texts where a portal takes no longer texts; `shortOfferTexts` are about the offer alone. */
  readonly shortTexts: ReadonlyArray<string>
  readonly shortOfferTexts: ReadonlyArray<string>
  /** Search headlines, at most 30. */
  readonly searchHeadlines: ReadonlyArray<string>
  /** Search descriptions, at most 90. */
  readonly searchDescriptions: ReadonlyArray<string>
  /** Search terms with `{thing}` and `{city}`. */
  readonly keywords: ReadonlyArray<string>
  /** Words in searches of people who buy nothing, the commonest first. */
  readonly unwantedSearches: ReadonlyArray<string>
  /** Whether the word at index `at` of a phrase, whose last index is `last`, is meaningful alone. */
  readonly standsAlone: (word: string, at: number, last: number) => boolean
  readonly leadForm: {
    readonly title: string
    readonly description: string
    /** Where nothing is known that the business does. */
    readonly anyDescription: string
    readonly completionTitle: string
    readonly completionDescription: string
    /** The questions, as the lead reads them. */
    readonly fields: Readonly<Record<LeadFormField, string>>
    /** The head of the consents, and what is said above them. */
    readonly consentTitle: string
    readonly consentText: string
    /** The consents, as the lead reads them. */
    readonly consents: Readonly<Record<LeadFormConsent, string>>
    readonly send: string
    /** What a made-up lead gives. */
    readonly madeUp: {
      readonly name: string
      readonly answer: string
      readonly city: string
      readonly service: string
    }
    /** The button after the form. */
    readonly thanksButtons: Readonly<Record<Exclude<ThanksButton, "None">, string>>
  }
}
