import { Effect } from "effect"
import { type AdPlan, type AdPlanFacts, adPlanOf, adTermsOf, type Campaign, type CampaignPlan } from "@domain/campaigns"
import { AdvertisedProducts, type ChannelRun, PublicPages } from "../ports/index.ts"

/** Makes what a channel of a launched campaign shall show from its plan. */
export const makeAdPlan = Effect.fnUntraced(function* (
  campaign: Campaign,
  plan: CampaignPlan,
  channel: Pick<AdPlanFacts, "channel" | "attempt" | "source">,
): Effect.fn.Return<AdPlan, never, PublicPages | AdvertisedProducts> {
  const { businessProfileId, id } = campaign
  const ownPage = yield* (yield* PublicPages).of(businessProfileId)
  const hasProducts = yield* (yield* AdvertisedProducts).areThere(businessProfileId)
  return yield* Effect.fromResult(adPlanOf(campaign, plan, { ...channel, ownPage, hasProducts })).pipe(
    Effect.catch(({ lacks }) => Effect.die(new Error(`Campaign ${id} was launched without ${lacks}`))),
  )
})

/**
 * What a channel's network is told: what the launch fixed, with the money and days that the campaign has by now. A launch from
 * before plans were kept has its plan made anew.
 */
export const adPlanOfRun = Effect.fnUntraced(function* (
  campaign: Campaign,
  plan: CampaignPlan,
  { channel, plan: kept, ad }: ChannelRun,
  attempt: number,
) {
  if (kept === undefined) return yield* makeAdPlan(campaign, plan, { channel, attempt, source: { fixed: ad } })
  return { ...kept, ...adTermsOf(campaign, channel) }
})
