import { Effect } from "effect"
import { handler } from "@application/kernel"
import { estimateConversion } from "@domain/insights"
import { objectiveOf, quotedBudget, targetRadiusOf } from "@domain/signup"
import { EstimateCampaign, OpenCampaignSession } from "../contract/index.ts"
import { CampaignRepository, LaunchDrafts, LaunchPrices } from "../ports/index.ts"
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
    const draft = yield* Effect.orDie((yield* LaunchDrafts).ofCampaign(businessProfileId, campaign.sessionId))
    const { priceList } = yield* (yield* LaunchPrices).ofChange(campaign)
    const budget = quotedBudget(draft, priceList, campaign.budget)
    const estimate = estimateConversion({
      region: campaign.region,
      objective: campaign.objective ?? objectiveOf(draft),
      dailyBudget: budget.dailyBudget,
      radius: targetRadiusOf(draft),
    })
    return { budget, estimate }
  }),
)
