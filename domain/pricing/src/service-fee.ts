import { addDays, type DateRange, type LocalDate, type MinorUnits, sharedDays } from "@domain/kernel"
import type { RegionalPriceList } from "./regional-price-list.ts"
import { partOfPrice } from "./part-of-price.ts"

/** A fee in minor units and how much of it is waived, never more than the fee. */
export interface ServiceFee {
  readonly serviceFee: MinorUnits
  readonly serviceFeeWaived: MinorUnits
}

/** The days in which a business that joined on `joinedOn` pays no fee; undefined when the list waives none. Spec: "No service fee 30 days". */
export const waiverPeriod = (priceList: RegionalPriceList, joinedOn: LocalDate): DateRange | undefined =>
  priceList.serviceFeeWaiverDays < 1
    ? undefined
    : { from: joinedOn, to: addDays(joinedOn, priceList.serviceFeeWaiverDays - 1) }

/** How many days of a campaign fall into the waiver period. Spec: service fee waiver period. */
export const waivedDaysOf = (priceList: RegionalPriceList, joinedOn: LocalDate, campaign: DateRange): number => {
  const period = waiverPeriod(priceList, joinedOn)
  return period === undefined ? 0 : sharedDays(period, campaign)
}

/**
 * The fee on `media` minor units over `days` days (one at least); `waivedDays` of these days are free of the fee. Spec:
 * business constants, service fee.
 */
export const serviceFeeOn = (
  media: MinorUnits,
  days: number,
  waivedDays: number,
  priceList: RegionalPriceList,
): ServiceFee => {
  const serviceFee = partOfPrice(media, priceList.serviceFeePercent)
  const free = Math.min(days, Math.max(0, waivedDays))
  return { serviceFee, serviceFeeWaived: Math.round((serviceFee * free) / days) }
}
