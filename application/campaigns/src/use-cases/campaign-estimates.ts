import { channelsOf, objectiveOf, quotedBudget, targetRadiusOf } from "@domain/campaigns"
import { Effect, Option } from "effect"
import { handler } from "@application/kernel"
import { estimateConversion } from "@domain/insights"
import type { MinorUnits } from "@domain/kernel"
import { priceBreakdown, type PriceInput } from "@domain/pricing"
import { EstimateCampaignBudget, EstimateCampaignConversion } from "../contract/index.ts"
import { type CampaignKey, CampaignRepository, LaunchPrices } from "../ports/index.ts"
import { currentPlanOf } from "./campaign-plans.ts"

/** A campaign, its plan, and what a daily amount brings it. */
const looked = Effect.fnUntraced(function* ({ businessProfileId, campaignId }: CampaignKey) {
  const campaign = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
  const plan = yield* currentPlanOf(campaign)
  const estimateOf = (dailyBudget: MinorUnits, region = campaign.region) =>
    estimateConversion({
      region,
      objective: campaign.objective ?? objectiveOf(plan),
      dailyBudget,
      radius: targetRadiusOf(plan),
      channels: channelsOf(plan),
    })
  return { campaign, plan, estimateOf }
})

/** The price of a budget that the budget rules have made, which always has one. */
const priceOf = (input: PriceInput) => Effect.orDie(Effect.fromResult(priceBreakdown(input)))

export const estimateCampaignBudget = handler(
  EstimateCampaignBudget,
  Effect.fnUntraced(function* ({ region, ...key }) {
    const { campaign, plan, estimateOf } = yield* looked(key)
    const prices = yield* LaunchPrices
    if (region !== undefined && region !== campaign.region) {
      const { priceList, place } = yield* prices.ofChange(campaign, region)
      const budget = quotedBudget({ budget: {} }, priceList)
      const { dailyBudget, days } = budget
      const price = yield* priceOf({ priceList, dailyBudget, days, place })
      return { budget, price, estimate: estimateOf(dailyBudget, region) }
    }
    const { priceList, place } = yield* prices.ofChange(campaign)
    const budget = quotedBudget(plan, priceList, campaign.budget)
    const drafted = plan.budget.budget === undefined ? Option.none() : yield* prices.ofPaid(campaign.sessionId)
    const { dailyBudget, days } = budget
    const known = campaign.price ?? Option.getOrUndefined(drafted)?.price
    const price = known ?? (yield* priceOf({ priceList, dailyBudget, days, place }))
    return { budget, price, estimate: estimateOf(dailyBudget) }
  }),
)

export const estimateCampaignConversion = handler(
  EstimateCampaignConversion,
  Effect.fnUntraced(function* ({ amount, ...key }) {
    return (yield* looked(key)).estimateOf(amount)
  }),
)
