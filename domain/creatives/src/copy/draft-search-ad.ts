import { withoutHebrewMarks } from "@domain/validation"
import type { SearchAd } from "./ad-copy.ts"
import type { Objective } from "../objective.ts"
import { type AdWords, adWords } from "./ad-words.ts"
import type { BusinessFacts } from "./business-facts.ts"
import { type Filling, fillingsOf, googleCount } from "./fill-pattern.ts"
import { patternsFor } from "./languages.ts"

/** Google's limits for a responsive search ad. */
export const searchAdLimits = {
  headline: { length: 30, least: 3, most: 15 },
  description: { length: 90, least: 2, most: 4 },
  path: { length: 15 },
} as const

/** The longest run of whole words that fits a display path, joined by hyphens; empty when none fits. */
const displayPath = (text: string | undefined): string => {
  let path = ""
  for (const word of withoutHebrewMarks(text ?? "")
    .toLowerCase()
    .replaceAll(/['’]/gu, "")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)) {
    const longer = path === "" ? word : `${path}-${word}`
    if (googleCount(longer) > searchAdLimits.path.length) break
    path = longer
  }
  return path
}

/** The first text of each ending, since Google shows two descriptions together. */
const unlikeEnds = (fillings: ReadonlyArray<Filling>): ReadonlyArray<string> => {
  const byEnd = new Map<string, string>()
  for (const { pattern, text } of fillings) {
    const end = pattern.slice(pattern.lastIndexOf("{")).replace(/\.$/u, "")
    if (!byEnd.has(end)) byEnd.set(end, text)
  }
  return [...byEnd.values()]
}

/** Drafts a responsive search ad from the stated facts: a suggestion within every limit, not accepted. */
export const draftSearchAd = (facts: BusinessFacts, objective: Objective, language: string): SearchAd => {
  const patterns = patternsFor(language)
  const wordSets = adWords(facts, patterns, objective)
  const { headline, description } = searchAdLimits
  const texts = (list: ReadonlyArray<string>, most: number) => (words: AdWords) =>
    fillingsOf(list, words, most, googleCount).map(({ text }) => text)
  // One headline and one description name the offer, since Google shows several of each together.
  const [offer] = texts(["{offerUntil}", "{offer}"], headline.length)(wordSets[0])
  const headlines = new Set([
    ...(offer === undefined ? [] : [offer]),
    ...wordSets.flatMap(texts(patterns.searchHeadlines, headline.length)),
  ])
  const descriptions = unlikeEnds(fillingsOf(patterns.searchDescriptions, wordSets[0], description.length, googleCount))
  const path1 = displayPath(facts.category) || displayPath(facts.services[0])
  const path2 = displayPath(facts.city)
  const [first, second] = path1 === "" ? [path2, ""] : [path1, path2]
  return {
    headlines: [...headlines].slice(0, headline.most),
    descriptions: descriptions.slice(0, description.most),
    ...(first === "" ? {} : { path1: first }),
    ...(second === "" ? {} : { path2: second }),
    origin: "suggested",
    accepted: false,
  }
}
