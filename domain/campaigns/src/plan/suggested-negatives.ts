import { unwantedSearches } from "@domain/creatives"
import { blockedKeywords, keepsFrom, usualNegativeMatch } from "../keyword-match.ts"
import type { MatchedKeyword } from "../matched-keyword.ts"
import { adLanguageOf } from "./ad-language.ts"
import type { CampaignPlan } from "./campaign-plan.ts"

/**
 * Negative keywords that a search ad is likely to want and does not have, in the ads' language. A word that is in the name, a
 * service or a keyword of the business is none: its searches are wanted. Ours.
 */
export const suggestedNegatives = (
  plan: Pick<CampaignPlan, "business" | "region" | "targeting">,
): ReadonlyArray<MatchedKeyword> => {
  const {
    business: { name = "", services = [] },
    targeting: { keywords = [], negativeKeywords = [] },
  } = plan
  const wanted = [name, ...services, ...keywords]
  return unwantedSearches(adLanguageOf(plan))
    .map((keyword) => ({ keyword, match: usualNegativeMatch }))
    .filter(
      (negative) =>
        blockedKeywords(wanted, [negative]).length === 0 &&
        !negativeKeywords.some((chosen) => keepsFrom(chosen, negative.keyword)),
    )
}
