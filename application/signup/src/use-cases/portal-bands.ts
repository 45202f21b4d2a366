import { Clock, Effect, Result } from "effect"
import { handler } from "@application/kernel"
import { administeredPortal, Portals } from "@application/portals/services"
import { localDateAt, type Region, regionFacts } from "@domain/kernel"
import { priceListInForce, PriceListRefused, pricingBandOf } from "@domain/pricing"
import { type DatedBand, ListPortalPricingBands, PublishPricingBand } from "../contract/portal-bands.ts"
import { PriceLists } from "../ports/price-lists.ts"
import { publishAnyPriceList } from "./publish-price-list.ts"

export const listPortalPricingBands = handler(
  ListPortalPricingBands,
  Effect.fnUntraced(function* ({ portalId, region: named }) {
    const { id, regions } = yield* (yield* Portals).withId(yield* administeredPortal(portalId))
    const lists = yield* (yield* PriceLists).all
    const now = yield* Clock.currentTimeMillis
    const bandsIn = (region: Region): ReadonlyArray<DatedBand> => {
      const { currency, timeZone } = regionFacts[region]
      const today = localDateAt(now, timeZone)
      const later = lists.map(({ effectiveFrom }) => effectiveFrom).filter((day) => day > today)
      const inForce = [...new Set([today, ...later.toSorted()])].flatMap((day) => {
        const list = priceListInForce(lists, { portalId: id, region, currency }, day)
        return list === undefined ? [] : [list]
      })
      const changes = inForce.filter((list, index) => list.id !== inForce[index - 1]?.id)
      return changes.map((list) => ({
        region,
        effectiveFrom: list.effectiveFrom,
        band: pricingBandOf(list),
        customUpTo: list.maximumDaily,
        priceListId: list.id,
        isOwn: list.portalId !== undefined,
      }))
    }
    return regions.flatMap(({ region }) => (named === undefined || named === region ? bandsIn(region) : []))
  }),
)

/** Publishes the list that would be in force on the day, with other levels. */
export const publishPricingBand = handler(
  PublishPricingBand,
  Effect.fnUntraced(function* ({ portalId: asked, region, effectiveFrom, ...levels }) {
    const { id: portalId } = yield* (yield* Portals).withId(yield* administeredPortal(asked))
    const { currency } = regionFacts[region]
    const { id: _before, ...prices } = yield* (yield* PriceLists).inForce({ portalId, region, currency }, effectiveFrom)
    const { starterDaily, growthDaily, customFrom, customUpTo = prices.maximumDaily } = levels
    const budgets = { minimumDaily: customFrom, recommendedDaily: starterDaily, growthDaily, maximumDaily: customUpTo }
    const result = yield* publishAnyPriceList({ ...prices, ...budgets, portalId, effectiveFrom })
    return Result.isSuccess(result) ? { id: result.success } : yield* new PriceListRefused({ faults: result.failure })
  }),
)
