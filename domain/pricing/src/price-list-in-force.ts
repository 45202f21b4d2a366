import type { CurrencyCode, LocalDate, PortalId, Region } from "@domain/kernel"
import type { RegionalPriceList } from "./regional-price-list.ts"

/** What a price list is for: a portal's sales in a region and currency. */
export interface PriceListScope {
  readonly portalId: PortalId
  readonly region: Region
  readonly currency: CurrencyCode
}

const latest = (lists: ReadonlyArray<RegionalPriceList>): RegionalPriceList | undefined =>
  lists.toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : -1))[0]

/**
 * The list in force on a day of the region: the latest of the portal's own that has begun, else the latest of those for every
 * portal, whose first holds since ever. Undefined only where nothing is sold. Ours.
 */
export const priceListInForce = (
  lists: ReadonlyArray<RegionalPriceList>,
  { portalId, region, currency }: PriceListScope,
  on: LocalDate,
): RegionalPriceList | undefined => {
  const sold = lists.filter((list) => list.region === region && list.currency === currency)
  const begun = sold.filter(({ effectiveFrom }) => effectiveFrom <= on)
  const shared = sold.filter((list) => list.portalId === undefined)
  return (
    latest(begun.filter((list) => list.portalId === portalId)) ??
    latest(begun.filter((list) => list.portalId === undefined)) ??
    shared.toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1))[0]
  )
}
