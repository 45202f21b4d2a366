import type { Region } from "@domain/kernel"
import type { AddOnPack } from "./add-on-pack.ts"
import type { PromoCode } from "./promo-code.ts"
import { PriceListId } from "./price-list-id.ts"
import type { RegionalPriceList } from "./regional-price-list.ts"

/** Promotions that Marquee starts with. */
export const seedPromoCodes: ReadonlyArray<PromoCode> = [
  {
    code: "WELCOME10",
    validFrom: "2024-01-01",
    validTo: "2036-12-31",
    discount: { kind: "percent", percent: 10 },
  },
  {
    code: "NAMASTE500",
    region: "IN",
    validFrom: "2024-01-01",
    validTo: "2036-12-31",
    discount: { kind: "flat", currency: "INR", amount: 500_00 },
  },
  {
    code: "HIGHSTREET15",
    region: "GB",
    validFrom: "2024-01-01",
    validTo: "2036-12-31",
    discount: { kind: "percent", percent: 15, atMost: 50_00 },
  },
  {
    code: "DIWALI2024",
    region: "IN",
    validFrom: "2024-10-15",
    validTo: "2024-11-15",
    discount: { kind: "percent", percent: 20 },
  },
]

/** The packs Marquee starts with. Tier names as for budget packs; prices ours. */
export const seedAddOnPacks: Readonly<Record<Region, ReadonlyArray<AddOnPack>>> = {
  IN: [
    { tierName: "Starter", currency: "INR", price: 999_00, taxPercent: 18, days: 30 },
    { tierName: "Growth", currency: "INR", price: 2_499_00, taxPercent: 18, days: 90 },
  ],
  GB: [
    { tierName: "Starter", currency: "GBP", price: 15_00, taxPercent: 0, days: 30 },
    { tierName: "Growth", currency: "GBP", price: 39_00, taxPercent: 0, days: 90 },
  ],
}

/** The price lists that every new installation starts with. A change of price is a further list in the database, never an edit here. */
export const seedPriceLists: Readonly<Record<Region, RegionalPriceList>> = {
  IN: {
    id: PriceListId.make(1),
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
    promoCodes: seedPromoCodes,
    addOnPacks: seedAddOnPacks.IN,
  },
  GB: {
    id: PriceListId.make(2),
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
    promoCodes: seedPromoCodes,
    addOnPacks: seedAddOnPacks.GB,
  },
}
