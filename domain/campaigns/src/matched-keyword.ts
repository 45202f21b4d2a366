import { Schema } from "effect"

/**
 * How near a search must be to a keyword: of a like subject, of the same meaning, or the same search. Source: Google Ads,
 * KeywordMatchTypeEnum. Ours.
 */
export const KeywordMatch = Schema.Literals(["Broad", "Phrase", "Exact"])
export type KeywordMatch = typeof KeywordMatch.Type

/** A keyword with how near a search must be to it. */
export const MatchedKeyword = Schema.Struct({
  keyword: Schema.String.check(Schema.isMaxLength(80)),
  match: KeywordMatch,
})
export type MatchedKeyword = typeof MatchedKeyword.Type
