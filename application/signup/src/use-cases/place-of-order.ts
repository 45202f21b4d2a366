import { Effect } from "effect"
import { localDateAt, regionFacts } from "@domain/kernel"
import { type PlaceOfSupply, placeOfSupply, type RegionalPriceList, taxSeller } from "@domain/pricing"
import { stateOfGstin } from "@domain/validation"
import { businessState } from "@domain/signup"
import type { GstBilling } from "@domain/wallet"
import type { StoredSession } from "../ports/session-repository.ts"
import { TaxParties } from "../ports/tax-parties.ts"

/** Where a session's order is taxed that is made at `now` (epoch milliseconds), by who issues its invoice and whom that is for. */
export const placeOfOrder = Effect.fnUntraced(function* (
  { portalId, details }: StoredSession,
  priceList: RegionalPriceList,
  ordered: GstBilling | undefined,
  now: number,
): Effect.fn.Return<PlaceOfSupply, never, TaxParties> {
  const { region, businessProfileId } = details
  const { taxKind, timeZone } = regionFacts[region]
  if (taxKind === "VAT") return "unknown"
  const parties = yield* TaxParties
  const seller = taxSeller(yield* parties.seller(portalId, region), priceList)
  const isValid = ordered !== undefined && stateOfGstin(ordered.gstin) !== undefined
  const buyer = yield* parties.buyer(businessProfileId, isValid ? ordered : undefined, businessState(details))
  return placeOfSupply(seller, buyer, localDateAt(now, timeZone))
})
