import { recommendedLengths as advised, textLimits } from "@domain/validation"
import { defaultCallToAction } from "../call-to-action.ts"
import type { Objective } from "../objective.ts"
import { truncateText } from "@domain/kernel"
import type { AdCopy } from "./ad-copy.ts"
import { type BusinessFacts, factWords } from "./business-facts.ts"
import { characterCount, fillAll } from "./fill-pattern.ts"
import { patternsFor } from "./languages.ts"

/** Recommended lengths in characters: validation's, and the quick form's limit. Spec: recommended lengths. */
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
  /** The quick sign-up form limits the primary text to 30 characters. */
  readonly quickForm?: boolean
  /** The number of different drafts; 5 by default. */
  readonly count?: number
}

/** Texts of the recommended length first, otherwise in order. */
const preferring = (texts: ReadonlyArray<string>, least: number): ReadonlyArray<string> =>
  texts.toSorted((one, other) => Number(characterCount(other) >= least) - Number(characterCount(one) >= least))

/** The text at an index of the endlessly repeated list, or a default for an empty one. */
const repeated = (texts: ReadonlyArray<string>, index: number, missing: string): string =>
  texts[index % Math.max(1, texts.length)] ?? missing

/** Makes the draft at each index, and counts the different drafts of a request's facts. */
const drafting = ({ facts, objective, language, quickForm = false }: DraftRequest) => {
  const patterns = patternsFor(language)
  const words = factWords(facts, patterns)
  const { headline, description } = recommendedLengths
  const text = quickForm ? recommendedLengths.quickText : recommendedLengths.primaryText
  const source = quickForm ? patterns.quickTexts : patterns.primaryTexts
  const name = facts.name.trim()
  const headlines = preferring(fillAll(patterns.headlines[objective], words, headline.most), headline.least)
  const descriptions = preferring(fillAll(patterns.descriptions[objective], words, description.most), description.least)
  const texts = preferring(fillAll(source[objective], words, text.most), text.least)
  const draftAt = (index: number): AdCopy => ({
    headline: repeated(headlines, index, truncateText(name, headline.most)),
    description: repeated(descriptions, index, ""),
    primaryText: repeated(texts, index, truncateText(name, text.most)),
    callToAction: defaultCallToAction(objective, words[0].offer !== ""),
    origin: "suggested",
    accepted: false,
  })
  return { different: Math.max(1, headlines.length), draftAt }
}

/**
 * Drafts an ad from the stated facts: up to `count` different suggestions within the recommended maximum lengths, none
 * accepted. A language without patterns is drafted in English.
 */
export const draftAdCopy = (request: DraftRequest): ReadonlyArray<AdCopy> => {
  const { different, draftAt } = drafting(request)
  return Array.from({ length: Math.min(request.count ?? 5, different) }, (_, index) => draftAt(index))
}

/** The first draft, which always exists. */
export const firstAdCopy = (request: DraftRequest): AdCopy => drafting(request).draftAt(0)
