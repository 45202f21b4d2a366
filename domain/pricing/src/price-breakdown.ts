import { CurrencyCode, LocalDate, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import { discountOf, type PromoCode } from "./promo-code.ts"
import type { RegionalPriceList } from "./regional-price-list.ts"
import { serviceFeeOn } from "./service-fee.ts"
import { type PlaceOfSupply, TaxLine, taxesOn } from "./tax.ts"

/**
 * The one price that every surface shows, in minor units of `currency`:
 * `total = media - promoDiscount + serviceFee - serviceFeeWaived + tax`, and `tax` is the sum of `taxes`.
 */
export const PriceBreakdown = Schema.Struct({
  currency: CurrencyCode,
  days: Schema.Int,
  dailyBudget: MinorUnits,
  media: MinorUnits,
  promoDiscount: MinorUnits,
  serviceFee: MinorUnits,
  serviceFeeWaived: MinorUnits,
  taxes: Schema.Array(TaxLine),
  tax: MinorUnits,
  total: MinorUnits,
  /** Total by days, rounded to the nearest minor unit: 'Effective Cost {symbol}{cost}/day'. */
  effectivePerDay: MinorUnits,
  priceListDate: LocalDate,
  promoCode: Schema.optionalKey(Schema.String),
})
export type PriceBreakdown = typeof PriceBreakdown.Type

export interface PriceInput {
  readonly priceList: RegionalPriceList
  /** Minor units a day; not negative. */
  readonly dailyBudget: MinorUnits
  /** Whole days; below one counts as one. */
  readonly days: number
  /** Days of the campaign inside the fee waiver; every day when absent, since a first campaign starts within it. */
  readonly waivedDays?: number
  readonly promo?: PromoCode
  readonly place?: PlaceOfSupply
}

/** The price of a campaign: fee on the whole media cost, tax on media less discount plus the fee really charged. Spec: business constants. */
export const priceBreakdown = (input: PriceInput): PriceBreakdown => {
  const { priceList, promo } = input
  const days = Math.max(1, Math.trunc(input.days))
  const dailyBudget = Math.max(0, input.dailyBudget)
  const media = dailyBudget * days
  const promoDiscount = promo === undefined ? 0 : discountOf(promo, media, priceList.currency)
  const waivedByDefault = Math.min(days, priceList.serviceFeeWaiverDays)
  const { serviceFee, serviceFeeWaived } = serviceFeeOn(media, days, input.waivedDays ?? waivedByDefault, priceList)
  const beforeTax = media - promoDiscount + serviceFee - serviceFeeWaived
  const taxes = taxesOn(beforeTax, priceList, input.place)
  const tax = taxes.reduce((sum, line) => sum + line.amount, 0)
  const total = beforeTax + tax
  return {
    currency: priceList.currency,
    days,
    dailyBudget,
    media,
    promoDiscount,
    serviceFee,
    serviceFeeWaived,
    taxes,
    tax,
    total,
    effectivePerDay: Math.round(total / days),
    priceListDate: priceList.effectiveFrom,
    ...(promo === undefined ? {} : { promoCode: promo.code }),
  }
}
