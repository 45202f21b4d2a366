import { Result } from "effect"
import { type Checked, type FieldFailure, refuse } from "./field-failure.ts"
import { tidyLine, typedList } from "./plain-text.ts"
import { textLimits, withinLimit } from "./text.ts"

/** Fewest keywords of a search campaign. Spec: business constants. */
export const fewestKeywords = 10

/** A text as people type it into a search: a Hebrew geresh is an apostrophe, the gershayim of an abbreviation is left out. */
export const withoutHebrewMarks = (text: string): string =>
  text.replaceAll("׳", "'").replaceAll(/(?<=\p{Script=Hebrew})["״](?=\p{Script=Hebrew})/gu, "")

/** Typed words of a search in lower case, and whether they are letters, digits, spaces and & ' . - alone. */
const searchWords = (typed: string) => {
  const tidy = withoutHebrewMarks(tidyLine(typed).normalize("NFC")).toLowerCase()
  const isSearch = /^[\p{L}\p{M}\p{N} \p{Join_Control}&'’.-]+$/u.test(tidy) && /[\p{L}\p{N}]/u.test(tidy)
  return { tidy, isSearch }
}

/** A search keyword: under 20 characters, in lower case, of letters, digits, spaces and & ' . -. Spec: "keyword under 20 characters". */
export const keyword = (typed: string): Checked<string> => {
  const { tidy, isSearch } = searchWords(typed)
  return isSearch && withinLimit(tidy, "keyword")
    ? Result.succeed(tidy)
    : refuse("validation.keywordInvalid", { most: textLimits.keyword })
}

/** What somebody searched for in the form of a keyword: marks that no keyword takes, and Google does not tell apart, part words. */
export const searchOf = (term: string): string =>
  tidyLine(searchWords(term).tidy.replaceAll(/[^\p{L}\p{M}\p{N} \p{Join_Control}&'’.-]+/gu, " "))

/** Limits of a negative keyword, in code units and words. Source: Google Ads, CriterionError, KEYWORD_TEXT_TOO_LONG and KEYWORD_HAS_TOO_MANY_WORDS. */
const negativeLimits = { most: 80, words: 10 } as const

/** A negative keyword: at most 80 characters and ten words, in the form of a keyword. Ours; the limits are Google's. */
export const negativeKeyword = (typed: string): Checked<string> => {
  const { tidy, isSearch } = searchWords(typed)
  return isSearch && tidy.length <= negativeLimits.most && tidy.split(" ").length <= negativeLimits.words
    ? Result.succeed(tidy)
    : refuse("validation.negativeKeywordInvalid", negativeLimits)
}

/** The distinct valid keywords, at least ten of them. An invalid one is reported first. Spec: "At least 10 keywords for search launch". */
export const keywords = (typed: ReadonlyArray<string>): Result.Result<ReadonlyArray<string>, FieldFailure> =>
  Result.flatMap(Result.all(typedList(typed).map(keyword)), (valid) => {
    const distinct = [...new Set(valid)]
    return distinct.length < fewestKeywords
      ? refuse("validation.keywordsTooFew", { least: fewestKeywords })
      : Result.succeed(distinct)
  })
