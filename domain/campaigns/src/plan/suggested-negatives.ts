import { unwantedSearches } from "@domain/creatives"
import { keepsFrom, usualNegativeMatch } from "../keyword-match.ts"
import type { MatchedKeyword } from "../matched-keyword.ts"
import { adLanguageOf } from "./ad-language.ts"
import type { CampaignPlan } from "./campaign-plan.ts"

/** The beginning that a word shares with its other forms: "course" and "courses". */
const stemOf = (word: string): string => word.replace(/s$/u, "")

/** Whether each word of a search stands in a text, in whatever form. */
const isAbout = (search: string, text: string): boolean => {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}\p{N}'’]+/u)
  return search.split(" ").every((word) => words.some((one) => one.startsWith(stemOf(word))))
}

/**
 * Negative keywords that a search ad is likely to want and does not have, in the ads' language. A word that is in the name,
 * category, a service or a keyword of the business is none: its searches are wanted. Ours.
 */
export const suggestedNegatives = (
  plan: Pick<CampaignPlan, "business" | "region" | "targeting">,
): ReadonlyArray<MatchedKeyword> => {
  const {
    business: { name = "", services = [], category },
    targeting: { keywords = [], negativeKeywords = [] },
  } = plan
  const wanted = [name, category?.name ?? "", category?.adName ?? "", ...services, ...keywords]
  const isLeftOut = (search: string): boolean =>
    negativeKeywords.some((chosen) => chosen.match !== "Exact" && keepsFrom(chosen, search))
  return unwantedSearches(adLanguageOf(plan))
    .filter((search) => !wanted.some((text) => isAbout(search, text)) && !isLeftOut(search))
    .map((keyword) => ({ keyword, match: usualNegativeMatch }))
}
