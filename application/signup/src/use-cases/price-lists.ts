import { Effect, Result } from "effect"
import { handler } from "@application/kernel"
import { administeredPortal, Portals } from "@application/portals/services"
import { regionFacts } from "@domain/kernel"
import { PriceListRefused } from "@domain/pricing"
import { ListPriceLists, PublishPriceList } from "../contract/price-lists.ts"
import { PriceLists } from "../ports/price-lists.ts"
import { publishAnyPriceList as published } from "./publish-price-list.ts"

/** The portal's own lists and those for every portal; nobody sees another portal's. */
export const listPriceLists = handler(
  ListPriceLists,
  Effect.fnUntraced(function* ({ portalId }) {
    const own = yield* administeredPortal(portalId)
    const lists = yield* (yield* PriceLists).all
    return lists.filter((list) => list.portalId === undefined || list.portalId === own)
  }),
)

export const publishPriceList = handler(
  PublishPriceList,
  Effect.fnUntraced(function* ({ portalId, ...prices }) {
    const { id: own } = yield* (yield* Portals).withId(yield* administeredPortal(portalId))
    const result = yield* published({ ...prices, portalId: own, currency: regionFacts[prices.region].currency })
    return Result.isSuccess(result) ? { id: result.success } : yield* new PriceListRefused({ faults: result.failure })
  }),
)
