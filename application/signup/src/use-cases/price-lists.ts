import { Clock, Effect, Result } from "effect"
import { handler } from "@application/kernel"
import { administeredPortal, Portals } from "@application/portals/services"
import { localDateAt, regionFacts } from "@domain/kernel"
import { PriceListNotFound, PriceListRefused } from "@domain/pricing"
import { CountPricedCampaigns, ListPriceLists, PublishPriceList, WithdrawPriceList } from "../contract/price-lists.ts"
import { PriceLists } from "../ports/price-lists.ts"
import { SessionRepository } from "../ports/session-repository.ts"
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

export const withdrawPriceList = handler(
  WithdrawPriceList,
  Effect.fnUntraced(function* ({ portalId, priceListId }) {
    const own = yield* administeredPortal(portalId)
    const lists = yield* PriceLists
    const list = (yield* lists.all).find(({ id }) => id === priceListId)
    if (list === undefined || list.portalId !== own) return yield* new PriceListNotFound({})
    const now = yield* Clock.currentTimeMillis
    const hasBegun = list.effectiveFrom <= localDateAt(now, regionFacts[list.region].timeZone)
    if (hasBegun) return yield* new PriceListRefused({ faults: ["begun"] })
    yield* lists.withdraw(priceListId, now)
    return {}
  }),
)

export const countPricedCampaigns = handler(
  CountPricedCampaigns,
  Effect.fnUntraced(function* ({ portalId, region }) {
    return yield* (yield* SessionRepository).counted(yield* administeredPortal(portalId), region)
  }),
)
