import { Effect } from "effect"
import { handler } from "@application/kernel"
import type { Campaign } from "@domain/campaigns"
import type { AdvertisedItem } from "@domain/businesses"
import { canonicalJson, fnv1a64 } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import { SendProducts } from "../contract/index.ts"
import { AdNetworks, AdvertisedProducts, CampaignRepository, LaunchRuns } from "../ports/index.ts"
import { SentProducts } from "../stores/index.ts"

/** How many products are compared and sent at once. */
const batchSize = 1_000

/** How many of a store's latest launches are looked through for one that shows its products. */
const launchesSeen = 100

/** Campaigns whose ads are shown, or may be shown again. */
const live: ReadonlyArray<Campaign["status"]> = ["InReview", "Approved", "Active", "Paused"]

/** The objects of a live channel that shows the store's products; a store has one catalogue for all its campaigns. */
const showingProducts = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
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

/** The digests of what was sent of all products, by their codes. */
const sentDigests = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const sent = yield* SentProducts
  const digests = new Map<string, string>()
  let cursor: string | undefined
  do {
    const page = yield* sent.list("ofBusiness", { businessProfileId }, { limit: batchSize, cursor })
    for (const { productId, digest } of page.rows) digests.set(productId, digest)
    cursor = page.nextCursor
  } while (cursor !== undefined)
  return digests
})

/** Sends differences alone and notes them after the network has taken them, so that a run that was interrupted sends them again. */
export const sendProducts = handler(
  SendProducts,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const objects = yield* showingProducts(businessProfileId)
    if (objects === undefined) return {}
    const networks = yield* AdNetworks
    const advertised = yield* AdvertisedProducts
    const sent = yield* SentProducts
    const former = yield* sentDigests(businessProfileId)
    const send = (changed: ReadonlyArray<AdvertisedItem>, removed: ReadonlyArray<string>) =>
      changed.length + removed.length === 0
        ? Effect.void
        : Effect.orDie(networks.sendProducts(objects, { changed, removed }))
    for (let after = ""; ;) {
      const items = yield* advertised.after(businessProfileId, after)
      const last = items.at(-1)
      if (last === undefined) break
      const rows = items.map((item) => ({ item, digest: fnv1a64(canonicalJson(item)) }))
      const changed = rows.filter(({ item, digest }) => former.get(item.id) !== digest)
      yield* send(
        changed.map(({ item }) => item),
        [],
      )
      yield* Effect.forEach(
        changed,
        ({ item, digest }) => sent.save({ businessProfileId, productId: item.id, digest }),
        { discard: true },
      )
      for (const { id } of items) former.delete(id)
      after = last.id
    }
    const gone = [...former.keys()]
    for (let at = 0; at < gone.length; at += batchSize) {
      const removed = gone.slice(at, at + batchSize)
      yield* send([], removed)
      yield* Effect.forEach(removed, (productId) => sent.remove({ businessProfileId, productId }), { discard: true })
    }
    return {}
  }),
)
