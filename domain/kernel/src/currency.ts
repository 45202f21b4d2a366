import { Schema } from "effect"

/** ISO 4217 codes that a wallet or price list may use. Spec: business constants; the yen is there for its lack of decimals. */
export const CurrencyCode = Schema.Literals(["INR", "GBP", "USD", "JPY"])
export type CurrencyCode = typeof CurrencyCode.Type

/** A currency's record as calls carry it; `currencyOffset` is the number of minor units in one major unit. Spec: entities, currency. */
export const Currency = Schema.Struct({
  id: Schema.Int,
  code: CurrencyCode,
  displayName: Schema.String,
  currencyOffset: Schema.Int,
  symbol: Schema.String,
})
export type Currency = typeof Currency.Type
