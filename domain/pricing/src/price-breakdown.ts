import { errorCode } from "@domain/errors"
import { CurrencyCode, LocalDate, MinorUnits } from "@domain/kernel"
import { Result, Schema } from "effect"
import { discountOf, type PromoCode } from "./promo-code.ts"
import { PriceListId } from "./price-list-id.ts"
import type { RegionalPriceList } from "./regional-price-list.ts"
import { serviceFeeOn } from "./service-fee.ts"
import type { PlaceOfSupply } from "./place-of-supply.ts"
import { TaxLine, type TaxRounding, taxesOn } from "./tax.ts"

/**
 * The amounts of a price in minor units of `currency`:
 * `total = media - promoDiscount + serviceFee - serviceFeeWaived + tax`, and `tax` is the sum of `taxes`.
 */
export const PriceAmounts = Schema.Struct({
  currency: CurrencyCode,
  media: MinorUnits,
  promoDiscount: MinorUnits,
  serviceFee: MinorUnits,
  serviceFeeWaived: MinorUnits,
  taxes: Schema.Array(TaxLine),
  tax: MinorUnits,
  total: MinorUnits,
})
export type PriceAmounts = typeof PriceAmounts.Type

/** The price with its parts, which every surface shows alike. */
export const PriceBreakdown = Schema.Struct({
  ...PriceAmounts.fields,
  days: Schema.Int,
  dailyBudget: MinorUnits,
  /** Total by days, rounded to the nearest minor unit: 'Effective Cost {symbol}{cost}/day'. */
  effectivePerDay: MinorUnits,
  /** The price list that it was priced by, and the day that list began. */
  priceListId: PriceListId,
  priceListDate: LocalDate,
  promoCode: Schema.optionalKey(Schema.String),
})
export type PriceBreakdown = typeof PriceBreakdown.Type

/** The parts of a price that are decided before tax. */
type Parts = Pick<
  PriceBreakdown,
  "days" | "dailyBudget" | "media" | "promoDiscount" | "serviceFee" | "serviceFeeWaived"
>

/** Minor units that tax is due on: media less discount, plus the fee really charged. */
export const taxableOf = (
  price: Pick<PriceBreakdown, "media" | "promoDiscount" | "serviceFee" | "serviceFeeWaived">,
): MinorUnits => price.media - price.promoDiscount + price.serviceFee - price.serviceFeeWaived

/** Whether the taxes sum to the tax, and all parts to the total, to the minor unit. */
export const addsUp = (price: PriceBreakdown): boolean =>
  price.taxes.reduce((sum, line) => sum + line.amount, 0) === price.tax && taxableOf(price) + price.tax === price.total

/** The price of parts and their taxes. */
export const priceOfParts = (
  parts: Parts,
  taxes: ReadonlyArray<TaxLine>,
  { id, currency, effectiveFrom }: Pick<RegionalPriceList, "id" | "currency" | "effectiveFrom">,
): PriceBreakdown => {
  const tax = taxes.reduce((sum, line) => sum + line.amount, 0)
  const total = taxableOf(parts) + tax
  return {
    currency,
    ...parts,
    taxes,
    tax,
    total,
    effectivePerDay: Math.round(total / parts.days),
    priceListId: id,
    priceListDate: effectiveFrom,
  }
}

/** What a campaign's price is asked for. */
export interface PriceInput {
  readonly priceList: RegionalPriceList
  /** Minor units a day; not negative. */
  readonly dailyBudget: MinorUnits
  /** Whole days, at least one. */
  readonly days: number
  /**
   * Whole days of the campaign inside the fee waiver, not negative; every day when absent, since a first campaign starts
   * within it.
   */
  readonly waivedDays?: number
  readonly promo?: PromoCode
  readonly place?: PlaceOfSupply
  /** How an order's GST was rounded that was agreed to before; each half by itself when absent. */
  readonly taxRounding?: TaxRounding | undefined
}

/** A price cannot be made of this amount or number of days. */
export class PriceInputRefused extends Schema.TaggedError<PriceInputRefused>()("PriceInputRefused", {
  errorCode: errorCode(102),
  field: Schema.Literals(["dailyBudget", "days", "waivedDays"]),
}) {}

const isCount = (value: number, least: number): boolean => Number.isSafeInteger(value) && value >= least

/** The field that no price can be made of, if there is one. */
const refusedField = ({ dailyBudget, days, waivedDays = 0 }: PriceInput): PriceInputRefused["field"] | undefined => {
  if (!isCount(days, 1)) return "days"
  if (!isCount(dailyBudget, 0) || !isCount(dailyBudget * days, 0)) return "dailyBudget"
  return isCount(waivedDays, 0) ? undefined : "waivedDays"
}

/**
 * The price of a campaign: fee on the whole media cost, tax on media less discount plus the fee really charged. An amount
 * that is not whole minor units, or days that are not whole, are refused by their field. Spec: business constants.
 */
export const priceBreakdown = (input: PriceInput): Result.Result<PriceBreakdown, PriceInputRefused> => {
  const field = refusedField(input)
  if (field !== undefined) return Result.fail(new PriceInputRefused({ field }))
  const { priceList, promo, dailyBudget, days } = input
  const media = dailyBudget * days
  const promoDiscount = promo === undefined ? 0 : discountOf(promo, media, priceList.currency)
  const fee = serviceFeeOn(media, days, input.waivedDays ?? priceList.serviceFeeWaiverDays, priceList)
  const parts = { days, dailyBudget, media, promoDiscount, ...fee }
  const price = priceOfParts(parts, taxesOn(taxableOf(parts), priceList, input.place, input.taxRounding), priceList)
  return Result.succeed(promo === undefined ? price : { ...price, promoCode: promo.code })
}
