import { CurrencyCode, LocalDate, MinorUnits, Region } from "@domain/kernel"
import { Schema } from "effect"

const percent = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 100 }))

/** Regional prices from a day on. Money in minor units of `currency`. Spec: business constants. */
export const RegionalPriceList = Schema.Struct({
  region: Region,
  currency: CurrencyCode,
  effectiveFrom: LocalDate,
  minimumDaily: MinorUnits,
  recommendedDaily: MinorUnits,
  maximumDaily: MinorUnits,
  serviceFeePercent: percent,
  serviceFeeWaiverDays: Schema.Int,
  taxKind: Schema.Literals(["GST", "VAT"]),
  taxPercent: percent,
  /** 5 USD, in cents. */
  minimumRechargeUsd: MinorUnits,
  /** Minor units of `currency` that one US dollar costs. */
  minorPerUsd: MinorUnits,
  /** GST state code the seller invoices from; none outside India. */
  sellerStateCode: Schema.optionalKey(Schema.String),
})
export type RegionalPriceList = typeof RegionalPriceList.Type
