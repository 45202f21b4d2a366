import type { CallToAction } from "../call-to-action.ts"
import type { LeadFormConsent, LeadFormField } from "../lead-form.ts"
import type { Objective } from "../objective.ts"
import type { CopyLanguage } from "./copy-language.ts"

/**
 * One language's ad patterns. Placeholders: {name} {category} {service} {other} (a second service) {city} {inCity}
 * {offer} {until} {phone}; `~` after a name lowers its first letter where the language does ({service~}). A pattern is
 * used only if all its facts are stated, and claims nothing else.
 */
export interface CopyPatterns {
  readonly language: CopyLanguage
  readonly direction: "ltr" | "rtl"
  readonly inCity: (city: string) => string
  readonly date: (day: number, month: number) => string
  readonly callToAction: Readonly<Record<CallToAction, string>>
  /** At most 40 characters when filled. */
  readonly headlines: Readonly<Record<Objective, ReadonlyArray<string>>>
  /** 20 to 30 characters when filled. */
  readonly descriptions: Readonly<Record<Objective, ReadonlyArray<string>>>
  /** Best at 100 to 125 characters when filled. */
  readonly primaryTexts: Readonly<Record<Objective, ReadonlyArray<string>>>
  /** The quick form's text, at most 30 characters. */
  readonly quickTexts: Readonly<Record<Objective, ReadonlyArray<string>>>
  /** Search headlines, at most 30. */
  readonly searchHeadlines: ReadonlyArray<string>
  /** Search descriptions, at most 90. */
  readonly searchDescriptions: ReadonlyArray<string>
  /** Search terms with `{thing}` and `{city}`. */
  readonly keywords: ReadonlyArray<string>
  /** Whether the word at index `at` of a phrase, whose last index is `last`, is meaningful alone. */
  readonly standsAlone: (word: string, at: number, last: number) => boolean
  readonly leadForm: {
    readonly title: string
    readonly description: string
    readonly completionTitle: string
    readonly completionDescription: string
    /** The questions, as the lead reads them. */
    readonly fields: Readonly<Record<LeadFormField, string>>
    /** The consents, as the lead reads them. */
    readonly consents: Readonly<Record<LeadFormConsent, string>>
    readonly send: string
  }
}
