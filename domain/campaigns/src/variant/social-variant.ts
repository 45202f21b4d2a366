import type { SocialVariant } from "../plan/ad-plan.ts"
import type { CampaignPlan } from "../plan/campaign-plan.ts"
import type { TestMeans } from "./test-means.ts"
import { testOffer } from "./test-offer.ts"
import { hasVariant, planOfVersion } from "./version-plan.ts"

/** The second version as its network is told, where a test of it is offered; in a running campaign by what is left. */
export const socialVariantOf = (plan: CampaignPlan, means?: TestMeans): SocialVariant | undefined => {
  const offer = testOffer(plan, means)
  const copy = planOfVersion(plan, "B").creative.creativeDetail?.adDetail
  const { question, endsWeaker = false } = plan.creative.creativeDetail?.variant ?? {}
  if (copy === undefined || offer.kind !== "Offered" || !hasVariant(plan)) return undefined
  const { objective, ratio, needed } = offer
  return {
    headline: copy.headline,
    description: copy.description,
    primaryText: copy.primaryText,
    callToAction: copy.callToAction,
    test: {
      ...(question !== undefined && question.trim() !== "" && { question: question.trim() }),
      objective,
      ratio,
      needed,
      endsWeaker,
    },
  }
}
