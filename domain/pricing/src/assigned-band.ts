import { LocalDate } from "@domain/kernel"
import { Schema } from "effect"
import { PricingBand, pricingBandOf } from "./pricing-band.ts"
import type { RegionalPriceList } from "./regional-price-list.ts"

/** A band of a business profile's own. At most one of a profile is active. Spec: calls, assignedPricingBands. */
export const AssignedPricingBand = Schema.Struct({
  band: PricingBand,
  assignedOn: LocalDate,
  isActive: Schema.Boolean,
})
export type AssignedPricingBand = typeof AssignedPricingBand.Type

/** The assigned bands, only those (not) active when `isActive` is given. Spec: calls, query isActive. */
export const assignedBands = (
  assigned: ReadonlyArray<AssignedPricingBand>,
  isActive?: boolean,
): ReadonlyArray<AssignedPricingBand> =>
  isActive === undefined ? assigned : assigned.filter((each) => each.isActive === isActive)

/** Assigns a band: it becomes the active one, the others are kept as history. Ours. */
export const assignBand = (
  assigned: ReadonlyArray<AssignedPricingBand>,
  band: PricingBand,
  assignedOn: LocalDate,
): ReadonlyArray<AssignedPricingBand> => [
  ...assigned.map((each) => ({ ...each, isActive: false })),
  { band, assignedOn, isActive: true },
]

/** The band a profile is offered: its active one if that is in the region's currency, else the region's own. Ours. */
export const bandFor = (assigned: ReadonlyArray<AssignedPricingBand>, priceList: RegionalPriceList): PricingBand =>
  assignedBands(assigned, true).find(({ band }) => band.currency === priceList.currency)?.band ??
  pricingBandOf(priceList)
