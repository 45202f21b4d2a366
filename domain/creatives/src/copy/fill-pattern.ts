import { textLength } from "@domain/kernel"
import type { AdWords } from "./ad-words.ts"
import { lowerFirst, upperFirst } from "./sentence-case.ts"

/** Replaces placeholders; undefined when the pattern needs a missing fact. */
export const fillPattern = (pattern: string, words: AdWords): string | undefined => {
  let isMissing = false
  const filled = pattern.replaceAll(/\{(\w+)(~?)\}/gu, (_, name: string, lower: string) => {
    const value = Object.hasOwn(words, name) ? words[name as keyof AdWords] : ""
    if (value === "") isMissing = true
    return lower === "~" ? lowerFirst(value) : value
  })
  return isMissing ? undefined : upperFirst(filled)
}

/** East Asian wide characters, which Google counts twice. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu

/** Measures a text's length in the units of its limit. */
export type Measure = (text: string) => number

/** Counts user-perceived characters. */
export const characterCount: Measure = textLength

/** Counts characters as Google Ads does. */
export const googleCount: Measure = (text) => [...text].length + (text.match(wide) ?? []).length

/** A pattern and what it became. */
export interface Filling {
  readonly pattern: string
  readonly text: string
}

/** The patterns that can be filled within a limit, in order. */
export const fillingsOf = (
  patterns: ReadonlyArray<string>,
  words: AdWords,
  limit: number,
  measure: Measure = characterCount,
): ReadonlyArray<Filling> =>
  patterns.flatMap((pattern) => {
    const text = fillPattern(pattern, words)
    return text === undefined || measure(text) > limit ? [] : [{ pattern, text }]
  })
