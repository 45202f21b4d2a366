import { errorCode } from "@domain/errors"
import { CurrencyCode, type LocalDate, Region, regionFacts } from "@domain/kernel"
import { Result, Schema } from "effect"
import { priceBreakdown, PriceBreakdown } from "./price-breakdown.ts"
import { priceListOn, type PriceLists } from "./price-list.ts"
import { PricingBandLevel, pricingBandOf } from "./pricing-band.ts"
import type { PromoCode } from "./promo-code.ts"
import { PromoOutcome, tryPromo } from "./promo-outcome.ts"

/** Nothing is sold in this currency. Spec: calls, pricingBandLevels. */
export class PricingBandNotFound extends Schema.TaggedError<PricingBandNotFound>()("PricingBandNotFound", {
  errorCode: errorCode(104),
  currencyCode: Schema.String,
}) {}

/** The levels of a band with what each really costs, and what became of the promo code. Spec: calls, pricingBandLevels. */
export const PricingBandLevels = Schema.Struct({
  currency: CurrencyCode,
  promo: PromoOutcome,
  levels: Schema.Array(Schema.Struct({ ...PricingBandLevel.fields, price: PriceBreakdown })),
})
export type PricingBandLevels = typeof PricingBandLevels.Type

/** `currencyCode` and `promoCode` as the call names them; the length in days and the facts behind the price. */
export interface BandLevelsQuery {
  readonly currencyCode: string
  readonly promoCode?: string
  readonly on: LocalDate
  readonly days: number
  /** Codes the business has used before. */
  readonly used: Iterable<string>
  readonly waivedDays?: number
  readonly priceLists?: PriceLists
  readonly promoCodes?: ReadonlyArray<PromoCode>
}

/** The region that is sold to in a currency, in any case; undefined when none is. */
export const regionOfCurrency = (currencyCode: string): Region | undefined => {
  const code = currencyCode.trim().toUpperCase()
  return Region.literals.find((region) => regionFacts[region].currency === code)
}

/** The levels of the currency's band on a day, each with its price. A refused promo code leaves the prices and says why. */
export const pricingBandLevels = (query: BandLevelsQuery): Result.Result<PricingBandLevels, PricingBandNotFound> => {
  const region = regionOfCurrency(query.currencyCode)
  if (region === undefined) return Result.fail(new PricingBandNotFound({ currencyCode: query.currencyCode }))
  const priceList = priceListOn(region, query.on, query.priceLists)
  const tried = tryPromo({ ...query, typed: query.promoCode ?? "", region })
  const { currency, levels } = pricingBandOf(priceList)
  return Result.succeed({
    currency,
    promo: tried.outcome,
    levels: levels.map((level) => ({
      ...level,
      price: priceBreakdown({ ...query, ...tried, priceList, dailyBudget: level.dailyBudget }),
    })),
  })
}
