import { handler } from "@application/kernel"
import { priceAt } from "@domain/businesses"
import { Clock, Effect } from "effect"
import { ReadProductStates } from "../contract/index.ts"
import { AdNetworks, AdvertisedProducts } from "../ports/index.ts"
import { channelShowingProducts } from "./channel-showing-products.ts"
import { queueProducts } from "../services/queue-products.ts"
import { SentProducts } from "../stores/index.ts"
import { keepProductState, type ProductState, productStatesOf } from "./product-states.ts"

/**
 * Notes what the network finds wrong with the advertised products. A product that it shows at another price is sent once more; where
 * the price stays another, only a change sends it again.
 */
export const readProductStates = handler(
  ReadProductStates,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const objects = yield* channelShowingProducts(businessProfileId)
    const former = yield* productStatesOf(businessProfileId)
    const advertised = yield* AdvertisedProducts
    const sent = yield* SentProducts
    const now = yield* Clock.currentTimeMillis
    const told = objects === undefined ? [] : yield* Effect.orDie((yield* AdNetworks).productStates(objects))
    const toldByCode = new Map(told.map((state) => [state.productId, state]))
    let isResent = false
    for (let after = ""; objects !== undefined;) {
      const items = yield* advertised.after(businessProfileId, after)
      const last = items.at(-1)
      if (last === undefined) break
      for (const item of items) {
        const [known, network] = [former.get(item.id), toldByCode.get(item.id)]
        former.delete(item.id)
        const [price, shown] = [priceAt(item, now), network?.prices && priceAt(network.prices, now)]
        const isOther = shown !== undefined && (shown.amount !== price.amount || shown.currency !== price.currency)
        const state: ProductState = {
          ...(known?.untaken !== undefined && { untaken: known.untaken }),
          ...(network !== undefined && network.refusals.length > 0 && { refusals: network.refusals }),
          ...(isOther && { price: shown }),
        }
        yield* keepProductState(businessProfileId, item.id, known, state)
        if (!isOther || known?.price !== undefined) continue
        yield* sent.remove({ businessProfileId, productId: item.id })
        isResent = true
      }
      after = last.id
    }
    yield* Effect.forEach(former, ([productId, state]) => keepProductState(businessProfileId, productId, state, {}), {
      discard: true,
    })
    if (isResent) yield* queueProducts(businessProfileId)
    return {}
  }),
)
