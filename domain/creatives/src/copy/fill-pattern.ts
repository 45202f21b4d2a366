import { textLength } from "@domain/kernel"
import { cycled, type Some } from "../cycled.ts"
import type { FactWords } from "./business-facts.ts"

const properAdjective =
  /^(Afghan|African|American|Arabic|Asian|Ayurvedic|Bengali|British|Chinese|Christmas|Diwali|Dutch|English|French|German|Goan|Greek|Gujarati|Hindi|Indian|Irish|Italian|Japanese|Kerala|Korean|Lebanese|Mexican|Moroccan|Persian|Portuguese|Punjabi|Russian|Scottish|Spanish|Swedish|Thai|Turkish|Vietnamese|Welsh)\b/u

const lowerFirst = (text: string): string => {
  const firstWord = text.replace(/ .*$/su, "")
  const ordinary = /^\p{Lu}[\p{Ll}'’-]+$/u.test(firstWord) && !properAdjective.test(text)
  return ordinary ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Replaces placeholders; undefined when the pattern needs a missing fact. */
export const fillPattern = (pattern: string, words: FactWords): string | undefined => {
  let missing = false
  const filled = pattern.replaceAll(/\{(\w+)(~?)\}/gu, (_, name: string, lower: string) => {
    const value = Object.hasOwn(words, name) ? words[name as keyof FactWords] : ""
    if (value === "") missing = true
    return lower === "~" ? lowerFirst(value) : value
  })
  return missing ? undefined : upperFirst(filled)
}

/** East Asian wide characters, which Google counts twice. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu

/** Measures a text's length in the units of its limit. */
export type Measure = (text: string) => number

/** Counts user-perceived characters. */
export const characterCount: Measure = textLength

/** Counts characters as Google Ads does. */
export const googleCount: Measure = (text) => [...text].length + (text.match(wide) ?? []).length

/** Every distinct filling within `limit`, by pattern and then by set of words. */
export const fillAll = (
  patterns: ReadonlyArray<string>,
  wordSets: Some<FactWords>,
  limit: number,
  measure: Measure = characterCount,
): ReadonlyArray<string> => {
  const found = new Set<string>()
  for (const [rotation] of wordSets.entries()) {
    for (const [index, pattern] of patterns.entries()) {
      const filled = fillPattern(pattern, cycled(wordSets, rotation + index))
      if (filled !== undefined && measure(filled) <= limit) found.add(filled)
    }
  }
  return [...found]
}
