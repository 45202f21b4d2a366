import { aimedLists, type CampaignChannel, type CampaignPlan, channelDefinitions } from "@domain/campaigns"
import type { BusinessProfileId } from "@domain/kernel"
import { Effect, Result } from "effect"
import { UsableLists } from "../services/usable-lists.ts"

/** What a channel's network is told of a plan's lists; fails with the lists that it cannot use. */
export const aimedAudiencesOf = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  { targeting }: Pick<CampaignPlan, "targeting">,
  channel: CampaignChannel,
) {
  const ids = [...(targeting.includedLists ?? []), ...(targeting.excludedLists ?? [])].map(({ id }) => id)
  if (ids.length === 0) return Result.succeed(undefined)
  const { network } = channelDefinitions[channel]
  const usable = yield* (yield* UsableLists).at(businessProfileId, network, ids)
  return aimedLists(targeting, usable, targeting.specialAds)
})

/** The message key of a launch whose lists one of its networks cannot use; none where all can be used. */
export const lackOfLists = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  plan: Pick<CampaignPlan, "targeting">,
  channels: ReadonlyArray<CampaignChannel>,
) {
  const aimed = yield* Effect.forEach(channels, (channel) => aimedAudiencesOf(businessProfileId, plan, channel))
  return aimed.some(Result.isFailure) ? (["campaigns.missing.usableLists"] as const) : []
})
