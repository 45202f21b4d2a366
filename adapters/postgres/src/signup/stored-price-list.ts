import { Schema } from "effect"
import { storedDocument } from "@application/kernel"
import { LocalDate, MinorUnits } from "@domain/kernel"
import type { NewPriceList } from "@domain/pricing"

const optional = Schema.optionalKey
const Currency = Schema.Literals(["INR", "GBP", "USD", "JPY"])

/** A list's prices, without what rows are searched by. */
type Prices = Omit<NewPriceList, "portalId" | "region" | "currency" | "effectiveFrom">

/** Prices as `price_lists.prices` stores them. */
const StoredPrices: Schema.Codec<Prices, unknown> = Schema.Struct({
  minimumDaily: MinorUnits,
  recommendedDaily: MinorUnits,
  maximumDaily: MinorUnits,
  growthDaily: optional(MinorUnits),
  serviceFeePercent: Schema.Finite,
  serviceFeeWaiverDays: Schema.Int,
  taxKind: Schema.Literals(["GST", "VAT"]),
  taxPercent: Schema.Finite,
  minimumRechargeUsd: MinorUnits,
  minorPerUsd: MinorUnits,
  sellerStateCode: optional(Schema.String),
  promoCodes: Schema.Array(
    Schema.Struct({
      code: Schema.String,
      region: optional(Schema.Literals(["IN", "GB"])),
      validFrom: LocalDate,
      validTo: LocalDate,
      usesAtMost: optional(Schema.Int),
      discount: Schema.Union([
        Schema.Struct({ kind: Schema.Literal("percent"), percent: Schema.Finite, atMost: optional(MinorUnits) }),
        Schema.Struct({ kind: Schema.Literal("flat"), currency: Currency, amount: MinorUnits }),
      ]),
    }),
  ),
  addOnPacks: Schema.Array(
    Schema.Struct({
      tierName: Schema.String,
      currency: Currency,
      price: MinorUnits,
      taxPercent: Schema.Finite,
      days: Schema.Int,
    }),
  ),
})

export const storedPrices = storedDocument(StoredPrices, [])
