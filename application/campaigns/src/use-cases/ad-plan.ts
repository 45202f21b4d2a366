import { Effect, Result } from "effect"
import { type AdPlanFacts, adPlanOf, adTermsOf, type Campaign, type CampaignPlan } from "@domain/campaigns"
import { adMarkParameter, adMarkText } from "@domain/conversions"
import { CountedConversions } from "../services/counted-conversions.ts"
import { aimedAudiencesOf } from "./aimed-audiences.ts"
import { AdvertisedProducts, type ChannelRun, PublicPages } from "../ports/index.ts"

/** What the ads of all channels are made of beside their plan, read once a launch. */
export const adFactsOf = Effect.fnUntraced(function* ({ businessProfileId }: Campaign) {
  const ownPage = yield* (yield* PublicPages).of(businessProfileId)
  const hasProducts = yield* (yield* AdvertisedProducts).areThere(businessProfileId)
  const isMarkNeeded = yield* (yield* CountedConversions).areCounted(businessProfileId)
  return { ownPage, hasProducts, isMarkNeeded }
})

/** Makes what a channel of a launched campaign shall show from its plan. */
export const makeAdPlan = Effect.fnUntraced(function* (
  campaign: Campaign,
  plan: CampaignPlan,
  { isMarkNeeded, ...facts }: Omit<AdPlanFacts, "audiences" | "mark"> & { readonly isMarkNeeded: boolean },
) {
  const audiences = yield* aimedAudiencesOf(campaign.businessProfileId, plan, facts.channel)
  const lost = (lacks: string) => Effect.die(new Error(`Campaign ${campaign.id} was launched without ${lacks}`))
  if (Result.isFailure(audiences)) return yield* lost("a list that it is shown to or leaves out")
  const told = audiences.success === undefined ? {} : { audiences: audiences.success }
  const value = adMarkText({ campaignId: campaign.id, channel: facts.channel })
  const mark = { name: adMarkParameter, value, isNeeded: isMarkNeeded }
  const made = adPlanOf(campaign, plan, { ...facts, ...told, mark })
  return Result.isSuccess(made) ? made.success : yield* lost(made.failure.lacks)
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
  if (kept !== undefined) return { ...kept, ...adTermsOf(campaign, channel) }
  const facts = yield* adFactsOf(campaign)
  return yield* makeAdPlan(campaign, plan, { ...facts, channel, attempt, source: { fixed: ad } })
})
