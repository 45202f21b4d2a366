import { Clock, Effect } from "effect"
import { handler, Profiles } from "@application/kernel"
import { namedPortal, Portals } from "@application/portals/services"
import { campaignRange, recommendedDays } from "@domain/budget"
import { localDateAt, type PortalId, regionFacts } from "@domain/kernel"
import {
  assignedBands,
  bandsSince,
  normalisePromoCode,
  pricingBandLevels,
  PricingBandNotFound,
  pricingBandOf,
  promoUseOf,
  waivedDaysOf,
} from "@domain/pricing"
import {
  GetPricingBand,
  ListAssignedPricingBands,
  ListOwnBandLevels,
  ListPricingBandLevels,
  ListRegionPrices,
} from "../contract/price.ts"
import { PriceLists } from "../ports/price-lists.ts"
import { PromoCodes } from "../ports/promo-codes.ts"
import { listToday } from "./prices-today.ts"

/** The portal's own code of a name, as a new business would use it; nothing where it has none. */
const ownCode = Effect.fnUntraced(function* (portalId: PortalId, typed: string) {
  const now = yield* Clock.currentTimeMillis
  const code = normalisePromoCode(typed)
  const own = code === "" ? undefined : yield* (yield* PromoCodes).standing({ portalId, now }, code)
  return own && promoUseOf(own, now)
})

/** From what amounts on the portal sells today, in each of its regions. */
export const listRegionPrices = handler(
  ListRegionPrices,
  Effect.fnUntraced(function* () {
    const { id, regions } = yield* (yield* Portals).current
    return yield* Effect.forEach(regions, ({ region }) =>
      Effect.map(listToday(id, region), ({ priceList: { currency, minimumDaily } }) => ({
        region,
        currency,
        minimumDaily,
      })),
    )
  }),
)

export const getPricingBand = handler(
  GetPricingBand,
  Effect.fnUntraced(function* ({ region, portalDomain }) {
    const { id } = yield* namedPortal(portalDomain)
    return pricingBandOf((yield* listToday(id, region)).priceList)
  }),
)

/** Prices as a business that joins and starts today would pay them. */
export const listPricingBandLevels = handler(
  ListPricingBandLevels,
  Effect.fnUntraced(function* ({ currencyCode, promoCode = "", portalDomain }) {
    const { id, regions } = yield* namedPortal(portalDomain)
    const paidIn = currencyCode.trim().toUpperCase()
    const sold = regions.find(({ region }) => regionFacts[region].currency === paidIn)
    if (sold === undefined) return yield* new PricingBandNotFound({ currencyCode })
    const { on, priceList } = yield* listToday(id, sold.region)
    const levels = pricingBandLevels({
      currencyCode,
      promoCode,
      on,
      days: recommendedDays,
      used: [],
      waivedDays: waivedDaysOf(priceList, on, campaignRange(on, recommendedDays)),
      priceList,
      ...(yield* ownCode(id, promoCode)),
    })
    // The days are the recommended ones and the amounts the band's, so that each level has its price.
    return yield* Effect.catchTag(Effect.fromResult(levels), "PriceInputRefused", Effect.die)
  }),
)

export const listOwnBandLevels = handler(ListOwnBandLevels, (asked) => listPricingBandLevels.handle(asked))

export const listAssignedPricingBands = handler(
  ListAssignedPricingBands,
  Effect.fnUntraced(function* ({ businessProfileId, isActive }) {
    const { portalId, region, currency, timeZone, joinedAt } = yield* (yield* Profiles).of(businessProfileId)
    const joinedOn = localDateAt(joinedAt, timeZone)
    const on = localDateAt(yield* Clock.currentTimeMillis, timeZone)
    const lists = yield* (yield* PriceLists).all
    return assignedBands(bandsSince(lists, { portalId, region, currency }, joinedOn, on), isActive)
  }),
)
