// A page that a customer opens first shows keywords without any schema.
import type { KeywordMatch, MatchedKeyword } from "./matched-keyword.ts"

/** The match of a keyword whose owner chose none. Ours: a small budget buys searches of the same meaning alone. */
export const usualMatch: KeywordMatch = "Phrase"

/** The match of a negative keyword whose owner chose none: its words in any order, as Google reads unmarked ones. */
export const usualNegativeMatch: KeywordMatch = "Broad"

/** The keywords in lower case without repeats and blanks, each with its match. */
export const matchedKeywords = (
  keywords: ReadonlyArray<string> = [],
  matches: ReadonlyArray<MatchedKeyword> = [],
): ReadonlyArray<MatchedKeyword> => {
  const chosen = new Map(matches.map(({ keyword, match }) => [keyword, match]))
  const distinct = new Set(keywords.map((keyword) => keyword.trim().toLowerCase()))
  return [...distinct]
    .filter((keyword) => keyword !== "")
    .map((keyword) => ({ keyword, match: chosen.get(keyword) ?? usualMatch }))
}

/** The matches that a plan keeps: each keyword's last choice, where it is not the usual match. */
export const keptMatches = (matches: ReadonlyArray<MatchedKeyword>): ReadonlyArray<MatchedKeyword> =>
  [...new Map(matches.map((matched) => [matched.keyword, matched])).values()].filter(
    ({ match }) => match !== usualMatch,
  )

/** The matches with a keyword's own, or without it where that is the usual match. */
export const withMatch = (
  matches: ReadonlyArray<MatchedKeyword>,
  ...chosen: ReadonlyArray<MatchedKeyword>
): ReadonlyArray<MatchedKeyword> => keptMatches([...matches, ...chosen])

/** A keyword in Google's notation: unmarked is broad, "quoted" a phrase, [bracketed] exact. */
export const keywordNotation = ({ keyword, match }: MatchedKeyword): string =>
  match === "Broad" ? keyword : match === "Phrase" ? `"${keyword}"` : `[${keyword}]`

/** Each keyword once for each of its matches, in their order. */
export const distinctKeywords = (all: ReadonlyArray<MatchedKeyword>): ReadonlyArray<MatchedKeyword> => [
  ...new Map(all.map((matched) => [keywordNotation(matched), matched])).values(),
]

/** A keyword typed in Google's notation, also with the quotes of other languages; unmarked ones have the `usual` match. */
export const typedKeyword = (typed: string, usual: KeywordMatch): MatchedKeyword => {
  // Text that is copied from a message may begin with a mark of direction.
  const text = typed.replaceAll(/^[\s\u200E\u200F]+|[\s\u200E\u200F]+$/gu, "")
  const [, exact] = /^\[(.*)\]$/u.exec(text) ?? []
  if (exact !== undefined) return { keyword: exact.trim(), match: "Exact" }
  const [, phrase] = /^["“”„״](.*)["“”״]$/u.exec(text) ?? []
  return phrase === undefined ? { keyword: text, match: usual } : { keyword: phrase.trim(), match: "Phrase" }
}

/** The words of a search; a hyphen parts words as a blank does, and a full stop is not heard. */
const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .toLowerCase()
    .replaceAll(".", "")
    .split(/[\s-]+/u)
    .filter((word) => word !== "")

/** Whether a negative keyword keeps the ad from a search: by all its words, by its words in a row, or as the whole search. */
export const keepsFrom = ({ keyword, match }: MatchedKeyword, search: string): boolean => {
  const [left, searched] = [wordsOf(keyword), wordsOf(search)]
  if (match === "Exact") return left.join(" ") === searched.join(" ")
  if (match === "Phrase") return ` ${searched.join(" ")} `.includes(` ${left.join(" ")} `)
  return left.every((word) => searched.includes(word))
}

/**
 * Whether a negative keyword keeps a keyword from every search that it could bring. A broad keyword brings searches with other
 * words, and one by its meaning brings longer searches than an exact negative keyword names.
 */
const blocks = (negative: MatchedKeyword, { keyword, match }: MatchedKeyword): boolean =>
  match !== "Broad" && (match === "Exact" || negative.match !== "Exact") && keepsFrom(negative, keyword)

/** The keywords that negative keywords keep from ever showing the ad, each with the first that does. Ours. */
export const blockedKeywords = (
  keywords: ReadonlyArray<MatchedKeyword>,
  negatives: ReadonlyArray<MatchedKeyword>,
): ReadonlyArray<{ readonly keyword: string; readonly by: MatchedKeyword }> =>
  keywords.flatMap((matched) => {
    const by = negatives.find((negative) => blocks(negative, matched))
    return by === undefined ? [] : [{ keyword: matched.keyword, by }]
  })
