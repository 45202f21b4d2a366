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

/** Names of the chosen lists that one of the channels' networks cannot use, each once. */
export const lostListsOf = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  plan: Pick<CampaignPlan, "targeting">,
  channels: ReadonlyArray<CampaignChannel>,
) {
  const aimed = yield* Effect.forEach(channels, (channel) => aimedAudiencesOf(businessProfileId, plan, channel))
  const lost = aimed.flatMap((told) => (Result.isFailure(told) ? told.failure : []))
  return [...new Map(lost.map(({ id, name }) => [id, name])).values()]
})

/** The message key of a launch whose lists one of its networks cannot use; none where all can be used. */
export const lackOfLists = Effect.fnUntraced(function* (...plan: Parameters<typeof lostListsOf>) {
  const lost = yield* lostListsOf(...plan)
  return lost.length > 0 ? (["campaigns.missing.usableLists"] as const) : []
})
