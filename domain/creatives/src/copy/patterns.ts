import type { CallToAction } from "../call-to-action.ts"
import type { LeadFormConsent, LeadFormField } from "../lead-form.ts"
import type { Objective } from "../objective.ts"
import type { CopyLanguage } from "./copy-language.ts"

/**
 * One language's ad patterns. Placeholders: {name} {category} {service} {other} (a second service) {city} {inCity}
 * {offer} {until} {phone}; `~` after a name lowers its first letter where that is right ({service~}). A pattern with a
 * fact the business has not stated is never used, and no pattern may claim what a fact does not say.
 */
export interface CopyPatterns {
  readonly language: CopyLanguage
  readonly direction: "ltr" | "rtl"
  readonly inCity: (city: string) => string
  readonly date: (day: number, month: number) => string
  readonly callToAction: Readonly<Record<CallToAction, string>>
  /** At most 40 characters once filled. */
  readonly headlines: Readonly<Record<Objective, ReadonlyArray<string>>>
  /** 20 to 30 characters once filled. */
  readonly descriptions: Readonly<Record<Objective, ReadonlyArray<string>>>
  /** Best at 100 to 125 characters once filled. */
  readonly primaryTexts: Readonly<Record<Objective, ReadonlyArray<string>>>
  /** The quick form's text, at most 30 characters. */
  readonly quickTexts: Readonly<Record<Objective, ReadonlyArray<string>>>
  /** Search headlines, at most 30. */
  readonly searchHeadlines: ReadonlyArray<string>
  /** Search descriptions, at most 90. */
  readonly searchDescriptions: ReadonlyArray<string>
  /** What people type before or after a thing: `{thing}` and `{city}`. */
  readonly keywords: ReadonlyArray<string>
  /** Whether a word of a phrase, counted from nought to `last`, means something without the others. */
  readonly standsAlone: (word: string, at: number, last: number) => boolean
  readonly leadForm: {
    readonly title: string
    readonly description: string
    readonly completionTitle: string
    readonly completionDescription: string
    /** What is asked, as the lead reads it. */
    readonly fields: Readonly<Record<LeadFormField, string>>
    /** What the lead agrees to, in the lead's words. */
    readonly consents: Readonly<Record<LeadFormConsent, string>>
    readonly send: string
  }
}
