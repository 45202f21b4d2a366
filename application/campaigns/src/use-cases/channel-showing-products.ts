import type { Campaign } from "@domain/campaigns"
import type { BusinessProfileId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { CampaignRepository, LaunchRuns } from "../ports/index.ts"
import { ShownProducts } from "../services/shown-products.ts"

/** How many of a store's latest launches are looked through for one that shows its products. */
const launchesSeen = 100

/** Campaigns whose ads are shown, or may be shown again. */
const live: ReadonlyArray<Campaign["status"]> = ["InReview", "Approved", "Active", "Paused"]

/** The objects of a live channel that shows the store's products; a store has one catalogue for all its campaigns. */
export const channelShowingProducts = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const campaigns = yield* CampaignRepository
  const runs = yield* (yield* LaunchRuns).recentOf([businessProfileId], launchesSeen)
  for (const { campaignId, channels } of runs) {
    const channel = channels.find(({ externalIds }) => externalIds.products !== undefined)
    if (channel === undefined) continue
    const { status } = yield* Effect.orDie(campaigns.byId(businessProfileId, campaignId))
    if (live.includes(status)) return channel
  }
  return undefined
})

/** Whether ads show a store's products, for contexts that keep them. */
export const shownProducts = Layer.effect(
  ShownProducts,
  Effect.map(Effect.context<CampaignRepository | LaunchRuns>(), (stores) => ({
    areShown: (businessProfileId) =>
      channelShowingProducts(businessProfileId).pipe(
        Effect.map((channel) => channel !== undefined),
        Effect.provideContext(stores),
      ),
  })),
)
