import type { LocalDate } from "@domain/kernel"
import type { AssignedPricingBand } from "./assigned-band.ts"
import { priceListInForce, type PriceListScope } from "./price-list-in-force.ts"
import { pricingBandOf } from "./pricing-band.ts"
import type { RegionalPriceList } from "./regional-price-list.ts"

/**
 * The bands that a business has been offered since it joined, by the dated price lists: each from the day that its list came
 * into force, the last one active. Ours; spec: calls, assignedPricingBands.
 */
export const bandsSince = (
  lists: ReadonlyArray<RegionalPriceList>,
  scope: PriceListScope,
  joinedOn: LocalDate,
  on: LocalDate,
): ReadonlyArray<AssignedPricingBand> => {
  const begun = lists.map(({ effectiveFrom }) => effectiveFrom).filter((day) => day > joinedOn && day <= on)
  const offered = [...new Set([joinedOn, ...begun.toSorted()])].flatMap((day) => {
    const priceList = priceListInForce(lists, scope, day)
    return priceList === undefined ? [] : [{ priceList, assignedOn: day }]
  })
  const changes = offered.filter(({ priceList }, index) => priceList.id !== offered[index - 1]?.priceList.id)
  return changes.map(({ priceList, assignedOn }, index) => ({
    band: pricingBandOf(priceList),
    assignedOn,
    isActive: index === changes.length - 1,
  }))
}
