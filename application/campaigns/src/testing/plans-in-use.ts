import { Effect } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { Campaign } from "@domain/campaigns"
import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import { CampaignPlans } from "../stores/campaign-plans.ts"

/** A business's campaigns, newest first, each with its launched plan, else its plan to be launched. */
export const plansInUse = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const campaigns = (yield* MemoryDatabase).table<CampaignId, Campaign>("campaigns")
  const own = [...campaigns.values()]
    .filter((campaign) => campaign.businessProfileId === businessProfileId)
    .toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id)
  const plans = yield* CampaignPlans
  const found = yield* Effect.forEach(own, (campaign) =>
    Effect.gen(function* () {
      const revision = campaign.plan?.launched ?? campaign.plan?.draft
      if (revision === undefined) return []
      const kept = yield* plans.find({ businessProfileId, campaignId: campaign.id, revision })
      return kept === undefined ? [] : [{ campaign, plan: kept.plan }]
    }),
  )
  return found.flat()
})
