import { Clock, Effect, Layer } from "effect"
import { withServices } from "@application/kernel"
import { localDateAt, type PortalId, type Region, regionFacts } from "@domain/kernel"
import { PriceLists } from "../ports/price-lists.ts"
import { PricesToday } from "../services/prices-today.ts"

/** The price list of a portal in force today, and which day that is in the region. */
export const listToday = Effect.fnUntraced(function* (portalId: PortalId, region: Region) {
  const { currency, timeZone } = regionFacts[region]
  const on = localDateAt(yield* Clock.currentTimeMillis, timeZone)
  return { on, priceList: yield* (yield* PriceLists).inForce({ portalId, region, currency }, on) }
})

/** Wallets are filled, and what businesses buy from them is sold, by the lists that drafts are priced by. */
export const pricesToday = Layer.effect(
  PricesToday,
  Effect.map(withServices(PriceLists), (provided) => ({
    of: (portalId, region) => provided(Effect.map(listToday(portalId, region), ({ priceList }) => priceList)),
  })),
)
