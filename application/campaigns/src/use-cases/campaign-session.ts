import { channelsOf, objectiveOf, quotedBudget, targetRadiusOf } from "@domain/campaigns"
import { Effect } from "effect"
import { handler } from "@application/kernel"
import { estimateConversion } from "@domain/insights"
import { EstimateCampaign, OpenCampaignSession } from "../contract/index.ts"
import { CampaignRepository, LaunchPrices } from "../ports/index.ts"
import { currentPlanOf } from "./campaign-plans.ts"
import { createCampaign } from "./create-campaign.ts"

export const openCampaignSession = handler(
  OpenCampaignSession,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const { id, sessionId } = yield* Effect.catchTag(
      createCampaign.handle({ businessProfileId }),
      "InvalidFields",
      Effect.die,
    )
    return { sessionId, campaignId: id }
  }),
)

export const estimateCampaign = handler(
  EstimateCampaign,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId }) {
    const campaign = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
    const plan = yield* currentPlanOf(campaign)
    const { priceList } = yield* (yield* LaunchPrices).ofChange(campaign)
    const budget = quotedBudget(plan, priceList, campaign.budget)
    const estimate = estimateConversion({
      region: campaign.region,
      objective: campaign.objective ?? objectiveOf(plan),
      dailyBudget: budget.dailyBudget,
      radius: targetRadiusOf(plan),
      channels: channelsOf(plan),
    })
    return { budget, estimate }
  }),
)
