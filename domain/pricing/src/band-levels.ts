import { errorCode } from "@domain/errors"
import { CurrencyCode, type LocalDate } from "@domain/kernel"
import { Result, Schema } from "effect"
import { priceBreakdown, PriceBreakdown, type PriceInputRefused } from "./price-breakdown.ts"
import { PricingBandLevel, pricingBandOf } from "./pricing-band.ts"
import type { PromoUse } from "./promo-code.ts"
import { PromoOutcome, tryPromo } from "./promo-outcome.ts"
import type { RegionalPriceList } from "./regional-price-list.ts"

/** Nothing is sold in this currency. Spec: calls, pricingBandLevels. */
export class PricingBandNotFound extends Schema.TaggedError<PricingBandNotFound>()("PricingBandNotFound", {
  errorCode: errorCode(104),
  currencyCode: Schema.String,
}) {}

/** The levels of a band with what each really costs, and the promo code's outcome. Spec: calls, pricingBandLevels. */
export const PricingBandLevels = Schema.Struct({
  currency: CurrencyCode,
  promo: PromoOutcome,
  levels: Schema.Array(Schema.Struct({ ...PricingBandLevel.fields, price: PriceBreakdown })),
})
export type PricingBandLevels = typeof PricingBandLevels.Type

/** `currencyCode` and `promoCode` as the call names them; the length in days and the facts behind the price. Codes are the list's by default. */
export interface BandLevelsQuery extends Partial<Pick<PromoUse, "uses" | "isEnded" | "promoCodes">> {
  readonly currencyCode: string
  readonly promoCode?: string
  readonly on: LocalDate
  readonly days: number
  /** Codes the business has used before. */
  readonly used: Iterable<string>
  readonly waivedDays?: number
  /** The list in force in the region. */
  readonly priceList: RegionalPriceList
}

/** The levels of a price list's band, each with its price. A refused promo code leaves the prices and says why. */
export const pricingBandLevels = (
  query: BandLevelsQuery,
): Result.Result<PricingBandLevels, PricingBandNotFound | PriceInputRefused> => {
  const { priceList, currencyCode } = query
  if (currencyCode.trim().toUpperCase() !== priceList.currency)
    return Result.fail(new PricingBandNotFound({ currencyCode }))
  const { region, promoCodes } = priceList
  const tried = tryPromo({ promoCodes, ...query, typed: query.promoCode ?? "", region })
  const { currency, levels } = pricingBandOf(priceList)
  const priced = Result.all(
    levels.map((level) =>
      Result.map(priceBreakdown({ ...query, ...tried, dailyBudget: level.dailyBudget }), (price) => ({
        ...level,
        price,
      })),
    ),
  )
  return Result.map(priced, (all) => ({ currency, promo: tried.outcome, levels: all }))
}
