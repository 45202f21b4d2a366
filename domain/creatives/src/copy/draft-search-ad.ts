import { withoutHebrewMarks } from "@domain/validation"
import type { SearchAd } from "./ad-copy.ts"
import { type BusinessFacts, factWords } from "./business-facts.ts"
import { fillAll, googleCount } from "./fill-pattern.ts"
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

/** Drafts a responsive search ad from the stated facts: a suggestion within every limit, not accepted. */
export const draftSearchAd = (facts: BusinessFacts, language: string): SearchAd => {
  const patterns = patternsFor(language)
  const words = factWords(facts, patterns)
  const { headline, description } = searchAdLimits
  const headlines = fillAll(patterns.searchHeadlines, words, headline.length, googleCount)
  const descriptions = fillAll(patterns.searchDescriptions, words, description.length, googleCount)
  const path1 = displayPath(facts.category) || displayPath(facts.services[0])
  const path2 = displayPath(facts.city)
  const [first, second] = path1 === "" ? [path2, ""] : [path1, path2]
  return {
    headlines: headlines.slice(0, headline.most),
    descriptions: descriptions.slice(0, description.most),
    ...(first === "" ? {} : { path1: first }),
    ...(second === "" ? {} : { path2: second }),
    origin: "suggested",
    accepted: false,
  }
}
