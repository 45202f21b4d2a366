import { recommendedLengths as advised, textLimits } from "@domain/validation"
import { defaultCallToAction } from "../call-to-action.ts"
import type { Objective } from "../objective.ts"
import { truncateText } from "@domain/kernel"
import type { AdCopy } from "./ad-copy.ts"
import { type BusinessFacts, factWords } from "./business-facts.ts"
import { characterCount, fillAll } from "./fill-pattern.ts"
import { patternsFor } from "./languages.ts"

/** Characters that read best: validation's recommended lengths, and the quick form's text by its limit. Spec: recommended lengths. */
export const recommendedLengths = {
  headline: advised.headline,
  description: advised.description,
  primaryText: advised.text,
  quickText: { least: 1, most: textLimits.primaryText },
} as const

/** What drafts are made from. */
export interface DraftRequest {
  readonly facts: BusinessFacts
  readonly objective: Objective
  readonly language: string
  /** The quick sign-up form takes a primary text of at most 30 characters. */
  readonly quickForm?: boolean
  /** How many different drafts; 5 unless told. */
  readonly count?: number
}

/** Those of recommended length first, otherwise in the given order. */
const preferring = (texts: ReadonlyArray<string>, least: number): ReadonlyArray<string> =>
  texts.toSorted((one, other) => Number(characterCount(other) >= least) - Number(characterCount(one) >= least))

/** The text at an index of a list that repeats without end, or what stands in for an empty list. */
const repeated = (texts: ReadonlyArray<string>, index: number, missing: string): string =>
  texts[index % Math.max(1, texts.length)] ?? missing

/**
 * Drafts of one ad from the business's stated facts only: up to `count` different ones, each within the recommended
 * lengths' upper bounds, all marked as suggestions nobody has accepted. A language without patterns is drafted in English.
 */
export const draftAdCopy = (request: DraftRequest): ReadonlyArray<AdCopy> => {
  const { facts, objective } = request
  const patterns = patternsFor(request.language)
  const words = factWords(facts, patterns)
  const hasOffer = words[0].offer !== ""
  const text = request.quickForm === true ? recommendedLengths.quickText : recommendedLengths.primaryText
  const source = request.quickForm === true ? patterns.quickTexts : patterns.primaryTexts
  const { headline, description } = recommendedLengths
  const fallback = truncateText(facts.name.trim(), headline.most)
  const headlines = preferring(fillAll(patterns.headlines[objective], words, headline.most), headline.least)
  const descriptions = preferring(fillAll(patterns.descriptions[objective], words, description.most), description.least)
  const texts = preferring(fillAll(source[objective], words, text.most), text.least)
  const drafts = Math.min(request.count ?? 5, Math.max(1, headlines.length))
  return Array.from({ length: drafts }, (_, index) => ({
    headline: headlines[index] ?? fallback,
    description: repeated(descriptions, index, ""),
    primaryText: repeated(texts, index, truncateText(facts.name.trim(), text.most)),
    callToAction: defaultCallToAction(objective, hasOffer),
    origin: "suggested",
    accepted: false,
  }))
}
