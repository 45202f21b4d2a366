import { adTextErrors } from "@domain/creatives"
import type { CampaignPlan } from "../plan/campaign-plan.ts"
import { testOffer } from "./test-offer.ts"
import { hasVariant, planOfVersion } from "./version-plan.ts"

/** What a plan's second version lacks: words that its network takes, money for both versions, or results enough to tell them apart. */
export const testFacts = (plan: CampaignPlan) => {
  if (!hasVariant(plan)) return {}
  const { kind } = testOffer(plan)
  const copy = planOfVersion(plan, "B").creative.creativeDetail?.adDetail
  const errors =
    copy === undefined
      ? []
      : [
          ...adTextErrors("facebook", "primaryText", copy.primaryText, plan.longestPrimaryText),
          ...adTextErrors("facebook", "headline", copy.headline),
          ...adTextErrors("facebook", "description", copy.description),
        ]
  return {
    ...(errors.length > 0 && { lacksVersionWords: true }),
    ...(kind === "TooLittleMoney" && { lacksVersionMoney: true }),
    ...(kind === "TooFewResults" && { lacksVersionResults: true }),
  }
}
