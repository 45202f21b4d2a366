import { MinorUnits } from "@domain/kernel"
import { negativeKeyword, searchOf } from "@domain/validation"
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
  /** Whether its own negative keyword alone leaves it out. */
  mayShowAgain: Schema.Boolean,
})
export type SearchTerm = typeof SearchTerm.Type

/** A search as the network tells of it; one search may come more than once. */
export type FoundSearch = Pick<SearchTerm, "term" | "impressions" | "clicks" | "spend"> & {
  /** What followed, where its network counts that by searches. */
  readonly results?: number
}

/** The maximum number of searches that are listed. Ours. */
export const mostSearchTerms = 100

/** The negative keyword that leaves out one search alone; undefined for a search that none can name. Ours. */
export const negativeOf = (term: string): MatchedKeyword | undefined => {
  const keyword = Result.getOrUndefined(negativeKeyword(searchOf(term)))
  return keyword === undefined ? undefined : { keyword, match: "Exact" }
}

const together = (one: FoundSearch, other: FoundSearch): FoundSearch => ({
  term: one.term,
  impressions: one.impressions + other.impressions,
  clicks: one.clicks + other.clicks,
  spend: MinorUnits.make(one.spend + other.spend),
  ...(one.results !== undefined && other.results !== undefined && { results: one.results + other.results }),
})

/** The searches that cost most, each once. */
export const distinctSearches = (found: ReadonlyArray<FoundSearch>): ReadonlyArray<FoundSearch> => {
  const byTerm = new Map<string, FoundSearch>()
  for (const search of found) {
    const term = search.term.trim().toLowerCase()
    const before = byTerm.get(term)
    byTerm.set(term, before === undefined ? { ...search, term } : together(before, search))
  }
  return [...byTerm.values()]
    .toSorted((a, b) => b.spend - a.spend || b.clicks - a.clicks || b.impressions - a.impressions)
    .slice(0, mostSearchTerms)
}

/** The searches that cost most, each once, and how each stands to the campaign's audience. Ours. */
export const searchTerms = (
  found: ReadonlyArray<FoundSearch>,
  { keywords = [], negativeKeywords = [] }: Pick<PlanTargeting, "keywords" | "negativeKeywords">,
): ReadonlyArray<SearchTerm> =>
  distinctSearches(found).map(({ results: _results, ...search }) => {
    const searched = searchOf(search.term)
    const own = negativeOf(search.term)
    const leaving = negativeKeywords.filter((negative) => keepsFrom(negative, searched))
    return {
      ...search,
      standing: leaving.length > 0 ? "LeftOut" : keywords.includes(searched) ? "Keyword" : "Other",
      mayLeaveOut: own !== undefined,
      mayShowAgain:
        own !== undefined &&
        leaving.length > 0 &&
        leaving.every((negative) => keywordNotation(negative) === keywordNotation(own)),
    }
  })

/** The negative keywords with the search left out, or shown again where only its own negative keyword left it out. Ours. */
export const withSearch = (
  negatives: ReadonlyArray<MatchedKeyword>,
  negative: MatchedKeyword,
  isLeftOut: boolean,
): ReadonlyArray<MatchedKeyword> => {
  const isOwn = (one: MatchedKeyword): boolean => keywordNotation(one) === keywordNotation(negative)
  if (!isLeftOut) return negatives.filter((one) => !isOwn(one))
  return negatives.some(isOwn) ? negatives : [...negatives, negative]
}
