import { Effect } from "effect"
import { handler } from "@application/kernel"
import type { AdvertisedItem } from "@domain/businesses"
import { canonicalJson, fnv1a64 } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import { SendProducts } from "../contract/index.ts"
import { AdNetworks, AdvertisedProducts } from "../ports/index.ts"
import { queueProductStates } from "../services/queue-products.ts"
import { SentProducts } from "../stores/index.ts"
import { channelShowingProducts } from "./channel-showing-products.ts"
import { keepProductState, productStatesOf } from "./product-states.ts"

/** How many products are compared and sent at once. */
const batchSize = 1_000

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
    const objects = yield* channelShowingProducts(businessProfileId)
    if (objects === undefined) return {}
    const networks = yield* AdNetworks
    const advertised = yield* AdvertisedProducts
    const sent = yield* SentProducts
    const former = yield* sentDigests(businessProfileId)
    const states = yield* productStatesOf(businessProfileId)
    const send = Effect.fnUntraced(function* (changed: ReadonlyArray<AdvertisedItem>, removed: ReadonlyArray<string>) {
      if (changed.length + removed.length === 0) return
      const refused = yield* Effect.orDie(networks.sendProducts(objects, { changed, removed }))
      const untaken = new Map(refused.map(({ productId, refusals }) => [productId, refusals]))
      for (const { id } of changed) {
        const { untaken: _before, ...state } = states.get(id) ?? {}
        const refusals = untaken.get(id)
        const next = { ...(refusals !== undefined && { untaken: refusals }), ...state }
        yield* keepProductState(businessProfileId, id, states.get(id), next)
      }
    })
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
    yield* queueProductStates(businessProfileId, "sent")
    return {}
  }),
)
