import type { LocalDate, Region } from "@domain/kernel"
import type { RegionalPriceList } from "./regional-price-list.ts"

/** Every region's lists in order of time, at least one each. */
export type PriceLists = Readonly<Record<Region, readonly [RegionalPriceList, ...ReadonlyArray<RegionalPriceList>]>>

/** The prices Marquee starts with. A change of price is a further, later row, never an edit. */
export const seedPriceLists: PriceLists = {
  IN: [
    {
      region: "IN",
      currency: "INR",
      effectiveFrom: "2024-01-01",
      minimumDaily: 350_00,
      recommendedDaily: 350_00,
      maximumDaily: 100_000_00,
      serviceFeePercent: 0,
      serviceFeeWaiverDays: 30,
      taxKind: "GST",
      taxPercent: 18,
      minimumRechargeUsd: 5_00,
      minorPerUsd: 85_00,
      sellerStateCode: "29",
    },
  ],
  GB: [
    {
      region: "GB",
      currency: "GBP",
      effectiveFrom: "2024-01-01",
      minimumDaily: 20_00,
      recommendedDaily: 30_00,
      maximumDaily: 2_000_00,
      serviceFeePercent: 20,
      serviceFeeWaiverDays: 30,
      taxKind: "VAT",
      taxPercent: 0,
      minimumRechargeUsd: 5_00,
      minorPerUsd: 79,
    },
  ],
}

/** The list in force in a region on a day: the latest that has begun, else the region's first. */
export const priceListOn = (region: Region, date: LocalDate, lists: PriceLists = seedPriceLists): RegionalPriceList =>
  lists[region].findLast((list) => list.effectiveFrom <= date) ?? lists[region][0]
