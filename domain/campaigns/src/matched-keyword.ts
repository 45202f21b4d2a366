import { Schema } from "effect"

/**
 * How near a search must be to a keyword: related to it, with its meaning within, or of the same meaning. A negative keyword is
 * taken by its words: all of them, in a row, or as the whole search. Source: Google Ads, KeywordMatchTypeEnum. Ours.
 */
export const KeywordMatch = Schema.Literals(["Broad", "Phrase", "Exact"])
export type KeywordMatch = typeof KeywordMatch.Type

/** A keyword with how near a search must be to it. */
export const MatchedKeyword = Schema.Struct({
  keyword: Schema.String.check(Schema.isMaxLength(80)),
  match: KeywordMatch,
})
export type MatchedKeyword = typeof MatchedKeyword.Type
