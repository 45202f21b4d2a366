import { MinorUnits } from "@domain/kernel"
import { negativeKeyword } from "@domain/validation"
import { Result, Schema } from "effect"
import { keepsFrom, keywordNotation } from "./keyword-match.ts"
import type { MatchedKeyword } from "./matched-keyword.ts"
import type { PlanTargeting } from "./plan/targeting.ts"

/** How a search stands to a campaign: one of its keywords, left out by a negative keyword, or neither. Ours. */
const SearchStanding = Schema.Literals(["Keyword", "LeftOut", "Other"])

/** What people searched for when the ad was shown, with what that brought; `spend` is in minor units. */
export const SearchTerm = Schema.Struct({
  term: Schema.String,
  impressions: Schema.Int,
  clicks: Schema.Int,
  spend: MinorUnits,
  standing: SearchStanding,
  /** Whether a negative keyword can name it. */
  mayLeaveOut: Schema.Boolean,
})
export type SearchTerm = typeof SearchTerm.Type

/** A search as the network tells of it; one search comes once for each keyword that brought it. */
export type FoundSearch = Pick<SearchTerm, "term" | "impressions" | "clicks" | "spend">

/** The maximum number of searches that are listed. Ours. */
export const mostSearchTerms = 100

const folded = (term: string): string => term.trim().toLowerCase()

/** The negative keyword that leaves out one search alone; undefined for a search that none can name. Ours. */
export const negativeOf = (term: string): MatchedKeyword | undefined => {
  // A search may have marks that no keyword takes and Google does not tell apart.
  const bare = folded(term).replaceAll(/[^\p{L}\p{M}\p{N} \p{Join_Control}&'’.-]+/gu, " ")
  const keyword = Result.getOrUndefined(negativeKeyword(bare))
  return keyword === undefined ? undefined : { keyword, match: "Exact" }
}

const together = (one: FoundSearch, other: FoundSearch): FoundSearch => ({
  term: one.term,
  impressions: one.impressions + other.impressions,
  clicks: one.clicks + other.clicks,
  spend: MinorUnits.make(one.spend + other.spend),
})

/** The searches that cost most, each once, and how each stands to the campaign's audience. Ours. */
export const searchTerms = (
  found: ReadonlyArray<FoundSearch>,
  { keywords = [], negativeKeywords = [] }: Pick<PlanTargeting, "keywords" | "negativeKeywords">,
): ReadonlyArray<SearchTerm> => {
  const searches = new Map<string, FoundSearch>()
  for (const search of found) {
    const term = folded(search.term)
    const before = searches.get(term)
    searches.set(term, before === undefined ? { ...search, term } : together(before, search))
  }
  return [...searches.values()]
    .toSorted((a, b) => b.spend - a.spend || b.clicks - a.clicks || b.impressions - a.impressions)
    .slice(0, mostSearchTerms)
    .map((search) => ({
      ...search,
      standing: negativeKeywords.some((negative) => keepsFrom(negative, search.term))
        ? "LeftOut"
        : keywords.includes(search.term)
          ? "Keyword"
          : "Other",
      mayLeaveOut: negativeOf(search.term) !== undefined,
    }))
}

/** The negative keywords with the search left out, or shown again where only its own negative keyword left it out. Ours. */
export const withSearch = (
  negatives: ReadonlyArray<MatchedKeyword>,
  negative: MatchedKeyword,
  isLeftOut: boolean,
): ReadonlyArray<MatchedKeyword> => {
  const others = negatives.filter((one) => keywordNotation(one) !== keywordNotation(negative))
  return isLeftOut ? [...others, negative] : others
}
