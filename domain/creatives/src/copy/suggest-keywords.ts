import { fewestKeywords, textLimits, withoutHebrewMarks } from "@domain/validation"
import type { BusinessFacts } from "./business-facts.ts"
import { characterCount } from "./fill-pattern.ts"
import { patternsFor } from "./languages.ts"

/** Limits of keywords: under 20 characters; at least 10 to launch a search campaign. Spec: validation, keyword. */
export const keywordLimits = { length: textLimits.keyword, least: fewestKeywords } as const

const simplified = (text: string | undefined): string =>
  withoutHebrewMarks(text ?? "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}'’\- ]+/gu, " ")
    .replaceAll(/ +/gu, " ")
    .trim()

/** Long enough to be meaningful alone. */
const isLong = (word: string): boolean => characterCount(word) >= 4

const longWords = (phrase: string): ReadonlyArray<string> => phrase.split(" ").filter(isLong)

/**
 * Suggests search terms from services, category, city and name: unique, each under 20 characters, at most `most`. At
 * least ten if one stated word is short enough to combine.
 */
export const suggestKeywords = (facts: BusinessFacts, language: string, most = 20): ReadonlyArray<string> => {
  const patterns = patternsFor(language)
  const city = simplified(facts.city)
  const phrases = [...facts.services, facts.category].map(simplified).filter((thing) => thing !== "")
  const name = simplified(facts.name)
  const keywords = new Set<string>()
  const combine = (things: ReadonlyArray<string>): void => {
    for (const pattern of patterns.keywords) {
      for (const thing of things) {
        if (pattern.includes("{city}") && city === "") continue
        const keyword = pattern.replace("{thing}", thing).replace("{city}", city)
        if (characterCount(keyword) <= keywordLimits.length) keywords.add(keyword)
      }
    }
  }
  combine(phrases)
  const alone = (phrase: string): ReadonlyArray<string> => {
    const words = phrase.split(" ")
    return words.filter((word, at) => isLong(word) && patterns.standsAlone(word, at, words.length - 1))
  }
  if (keywords.size < most) combine([...new Set(phrases.flatMap(alone))])
  if (keywords.size < keywordLimits.least) combine([name, ...longWords(name)].filter((thing) => thing !== ""))
  if (keywords.size < keywordLimits.least) combine(phrases.flatMap(longWords))
  return [...keywords].slice(0, most)
}
