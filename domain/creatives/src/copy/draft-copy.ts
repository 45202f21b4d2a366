import { recommendedLengths as advised } from "@domain/validation"
import { cycled, type Some } from "../cycled.ts"
import { defaultCallToAction } from "../call-to-action.ts"
import type { Objective } from "../objective.ts"
import type { AdCopy } from "./ad-copy.ts"
import { type AdWords, adWords } from "./ad-words.ts"
import type { BusinessFacts } from "./business-facts.ts"
import { characterCount, type Filling, fillingsOf } from "./fill-pattern.ts"
import { patternsFor } from "./languages.ts"
import type { CopyPatterns } from "./patterns.ts"
import { tradeOf } from "./trade.ts"

/** Recommended lengths in characters. Spec: recommended lengths. */
export const recommendedLengths = {
  headline: advised.headline,
  description: advised.description,
  primaryText: advised.text,
} as const

/** What drafts are made from. */
export interface DraftRequest {
  readonly facts: BusinessFacts
  readonly objective: Objective
  readonly language: string
  /** Longest primary text, in characters; the recommended most without it. */
  readonly longestText?: number | undefined
  /** The number of different drafts; 5 by default. */
  readonly count?: number
}

/** The words that a placeholder stands for, where it stands for others. */
const parts: Partial<Readonly<Record<string, ReadonlyArray<keyof AdWords>>>> = {
  both: ["service", "other"],
  andMore: ["service", "other"],
  toAct: ["action"],
  line: ["action"],
  otherLine: ["action"],
}

/** What a filled pattern says: the values of its facts, so that no two fields of an ad say the same. */
const saidBy = (pattern: string, words: AdWords): ReadonlyArray<string> =>
  [...pattern.matchAll(/\{(\w+)/gu)]
    .flatMap(([, name = ""]) => parts[name] ?? [name as keyof AdWords])
    .map((name) => words[name].toLowerCase())

const isInside = (text: string, whole: string): boolean => whole.toLowerCase().includes(text.toLowerCase())

/** The text at an index, counted round, among texts of at least the recommended length, else the longest text. */
const preferred = (fillings: ReadonlyArray<Filling>, least: number, index: number): Filling | undefined => {
  const long = fillings.filter(({ text }) => characterCount(text) >= least)
  return long[index % long.length] ?? fillings.toSorted((one, other) => other.text.length - one.text.length)[0]
}

const unused = (fillings: ReadonlyArray<Filling>, used: ReadonlySet<string>): ReadonlyArray<Filling> =>
  fillings.filter(({ text }) => !used.has(text))

/** Headlines of the stated facts; an appeal alone where no fact can be worded. */
const headlinesOf = (patterns: CopyPatterns, words: AdWords): ReadonlyArray<Filling> => {
  const { most } = recommendedLengths.headline
  const fillings = fillingsOf(patterns.headlines, words, most)
  return fillings.length > 0 ? fillings : fillingsOf(patterns.anyHeadlines, words, most)
}

/** A description that says something else than the ad's other texts; about another service if need be. */
const descriptionOf = (
  patterns: CopyPatterns,
  wordSets: Some<AdWords>,
  index: number,
  texts: ReadonlyArray<Filling>,
): string => {
  const { least, most } = recommendedLengths.description
  const said = texts.flatMap(({ pattern }) => saidBy(pattern, cycled(wordSets, index)))
  const others = wordSets.flatMap((_, turn) => {
    const words = cycled(wordSets, index + turn)
    return fillingsOf(patterns.descriptions, words, most).filter(
      ({ pattern, text }) =>
        saidBy(pattern, words).every((value) => !said.includes(value)) &&
        !texts.some((other) => isInside(text, other.text)),
    )
  })
  return preferred(others, least, 0)?.text ?? patterns.anyDescription
}

/** The primary texts of an ad within a limit: long patterns where the limit has room, else patterns of a single fact. */
const textsOf = (patterns: CopyPatterns, words: AdWords, longest: number): ReadonlyArray<Filling> => {
  const hasOffer = words.offer !== ""
  if (longest >= recommendedLengths.primaryText.least)
    return fillingsOf(hasOffer ? patterns.offerTexts : patterns.primaryTexts, words, longest)
  const offers = hasOffer ? fillingsOf(patterns.shortOfferTexts, words, longest) : []
  return offers.length > 0 ? offers : fillingsOf(patterns.shortTexts, words, longest)
}

/**
 * Drafts up to `count` different suggestions of an ad from the stated facts, none accepted and each within the
 * recommended lengths. A language without patterns is drafted in English.
 */
export const draftAdCopy = ({
  facts,
  objective,
  language,
  longestText = recommendedLengths.primaryText.most,
  count = 5,
}: DraftRequest): ReadonlyArray<AdCopy> => {
  const patterns = patternsFor(language)
  const wordSets = adWords(facts, patterns, objective)
  const longest = Math.min(longestText, recommendedLengths.primaryText.most)
  const isShort = longest < recommendedLengths.primaryText.least
  const least = isShort ? 0 : recommendedLengths.primaryText.least
  const used = new Set<string>()
  return Array.from({ length: count }).flatMap((_, index): ReadonlyArray<AdCopy> => {
    const words = cycled(wordSets, index)
    const headline = preferred(unused(headlinesOf(patterns, words), used), recommendedLengths.headline.least, index)
    if (headline === undefined) return []
    const texts = textsOf(patterns, words, longest)
    const others = texts.filter(
      ({ text }) => !isInside(headline.text, text) && !(isShort && isInside(text, headline.text)),
    )
    const text = preferred(unused(others, used), least, index) ??
      others[0] ??
      texts[0] ?? { pattern: "", text: isShort ? words.action : words.long }
    used.add(headline.text).add(text.text)
    return [
      {
        headline: headline.text,
        description: descriptionOf(patterns, wordSets, index, isShort ? [headline, text] : [headline]),
        primaryText: text.text,
        callToAction: defaultCallToAction(objective, words.offer !== "", tradeOf(facts.categorySlug)),
        origin: "suggested",
        accepted: false,
      },
    ]
  })
}

/** The first draft, which always exists, since an appeal needs no fact. */
export const firstAdCopy = (request: DraftRequest): AdCopy => draftAdCopy({ ...request, count: 1 })[0] as AdCopy
