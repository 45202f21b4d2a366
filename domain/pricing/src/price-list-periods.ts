import { addDays, type LocalDate, type Region, regionFacts } from "@domain/kernel"
import type { PriceLists } from "./price-list.ts"
import type { RegionalPriceList } from "./regional-price-list.ts"

/** The days a price list is in force, both included; without `from` since ever, without `to` until further notice. */
export interface PricePeriod {
  readonly from?: LocalDate
  readonly to?: LocalDate
  readonly priceList: RegionalPriceList
}

/** A region's prices over all time: each begins the day after the one before it ends, so none overlap and no day is without. */
export const pricePeriods = (lists: PriceLists, region: Region): ReadonlyArray<PricePeriod> =>
  lists[region].map((priceList, index, all) => {
    const next = all[index + 1]
    return {
      priceList,
      ...(index > 0 && { from: priceList.effectiveFrom }),
      ...(next !== undefined && { to: addDays(next.effectiveFrom, -1) }),
    }
  })

/** What is wrong with price lists; `overlap` is two that begin on one day or out of order. */
export interface PriceListFault {
  readonly region: Region
  readonly effectiveFrom: LocalDate
  readonly fault: "overlap" | "otherRegion" | "otherCurrency" | "otherTax" | "limitsOutOfOrder"
}

const faultsOf = (region: Region, list: RegionalPriceList, before: RegionalPriceList | undefined) => {
  const { currency, taxKind } = regionFacts[region]
  const { minimumDaily, recommendedDaily, maximumDaily } = list
  const found: ReadonlyArray<readonly [boolean, PriceListFault["fault"]]> = [
    [before !== undefined && before.effectiveFrom >= list.effectiveFrom, "overlap"],
    [list.region !== region, "otherRegion"],
    [list.currency !== currency, "otherCurrency"],
    [list.taxKind !== taxKind, "otherTax"],
    [minimumDaily < 1 || minimumDaily > recommendedDaily || recommendedDaily > maximumDaily, "limitsOutOfOrder"],
  ]
  return found.filter(([wrong]) => wrong).map(([, fault]) => fault)
}

/** Every fault of dated price lists, none when they may be used. Ours. */
export const priceListFaults = (lists: PriceLists): ReadonlyArray<PriceListFault> =>
  (["IN", "GB"] as const).flatMap((region) =>
    lists[region].flatMap((list, index, all) =>
      faultsOf(region, list, all[index - 1]).map((fault) => ({ region, effectiveFrom: list.effectiveFrom, fault })),
    ),
  )
