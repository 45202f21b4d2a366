import { fewestKeywords, textLimits } from "@domain/validation"
import type { BusinessFacts } from "./business-facts.ts"
import { characterCount } from "./fill-pattern.ts"
import { patternsFor } from "./languages.ts"

/** Spec: validation, keyword under 20 characters; at least 10 to launch a search campaign. */
export const keywordLimits = { length: textLimits.keyword, least: fewestKeywords } as const

const simplified = (text: string | undefined): string =>
  (text ?? "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}'’\- ]+/gu, " ")
    .replaceAll(/ +/gu, " ")
    .trim()

/** Words long enough to mean something alone. */
const significant = (phrase: string): ReadonlyArray<string> =>
  phrase.split(" ").filter((word) => characterCount(word) >= 4)

/**
 * Search terms from services, category, city and name: unique, each under 20 characters, at most `most`. At least ten
 * whenever one stated word is short enough to combine.
 */
export const suggestKeywords = (facts: BusinessFacts, language: string, most = 20): ReadonlyArray<string> => {
  const patterns = patternsFor(language)
  const city = simplified(facts.city)
  const phrases = [...facts.services, facts.category].map(simplified).filter((thing) => thing !== "")
  const name = simplified(facts.name)
  const found = new Set<string>()
  const combine = (things: ReadonlyArray<string>): void => {
    for (const pattern of patterns.keywords) {
      for (const thing of things) {
        if (pattern.includes("{city}") && city === "") continue
        const keyword = pattern.replace("{thing}", thing).replace("{city}", city)
        if (characterCount(keyword) <= keywordLimits.length) found.add(keyword)
      }
    }
  }
  combine(phrases)
  if (found.size < most) combine([...new Set(phrases.flatMap(significant))])
  if (found.size < keywordLimits.least) combine([name, ...significant(name)].filter((thing) => thing !== ""))
  return [...found].slice(0, most)
}
