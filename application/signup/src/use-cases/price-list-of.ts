import { Effect } from "effect"
import { localDateAt, regionFacts } from "@domain/kernel"
import { PriceLists } from "../ports/price-lists.ts"
import type { StoredSession } from "../ports/session-repository.ts"

/**
 * The price list that a session was paid by, else the price list in force in the session's portal and region at `now`
 * (epoch milliseconds).
 */
export const priceListOf = Effect.fnUntraced(function* (
  { portalId, priceListId, details: { region } }: StoredSession,
  now: number,
) {
  const lists = yield* PriceLists
  if (priceListId !== undefined) return yield* lists.byId(priceListId)
  const { currency, timeZone } = regionFacts[region]
  return yield* lists.inForce({ portalId, region, currency }, localDateAt(now, timeZone))
})
