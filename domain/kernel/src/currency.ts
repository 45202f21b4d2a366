import { Schema } from "effect"

/**
 * ISO 4217 codes for wallets and price lists; the yen is included because it has no decimals. Spec: business constants.
 */
export const CurrencyCode = Schema.Literals(["INR", "GBP", "USD", "JPY"])
export type CurrencyCode = typeof CurrencyCode.Type

/**
 * A currency as calls carry it; `currencyOffset` is the number of minor units in a major unit. Spec: entities,
 * currency.
 */
export const Currency = Schema.Struct({
  id: Schema.Int,
  code: CurrencyCode,
  displayName: Schema.String,
  currencyOffset: Schema.Int,
  symbol: Schema.String,
})
export type Currency = typeof Currency.Type
