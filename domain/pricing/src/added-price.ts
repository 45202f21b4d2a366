import { PriceAmounts, type PriceBreakdown, taxableOf } from "./price-breakdown.ts"
import type { RegionalPriceList } from "./regional-price-list.ts"
import { serviceFeeOn } from "./service-fee.ts"
import type { PlaceOfSupply } from "./place-of-supply.ts"
import { sharesOfTax, taxOfUnused } from "./returned-tax.ts"
import { taxesOn, withTaxes } from "./tax.ts"
import type { MinorUnits } from "@domain/kernel"

/** What a change adds to a price in minor units; below zero where media, and a promotion's part of it, go back. Ours. */
export const AddedPrice = PriceAmounts
export type AddedPrice = typeof AddedPrice.Type

/** What more media is priced by. */
export interface AddedInput {
  readonly priceList: RegionalPriceList
  /** Minor units of media that are added, positive. */
  readonly media: MinorUnits
  /** The days they are for, and how many of these are free of the fee. */
  readonly days: number
  readonly waivedDays: number
  readonly place?: PlaceOfSupply
}

/** The price of more media: fee and tax as a launch pays them, without a promotion. */
export const addedPrice = ({ priceList, media, days, waivedDays, place }: AddedInput): AddedPrice => {
  const parts = { media, promoDiscount: 0, ...serviceFeeOn(media, Math.max(1, days), waivedDays, priceList) }
  const taxes = taxesOn(taxableOf(parts), priceList, place)
  const tax = taxes.reduce((sum, line) => sum + line.amount, 0)
  return { currency: priceList.currency, ...parts, taxes, tax, total: taxableOf(parts) + tax }
}

/**
 * What is given back of a price's media that is not needed: the owner's part of it, with the tax that was paid on it. The fee was
 * paid for the launch and stays. Ours.
 */
export const returnedPrice = (price: PriceAmounts, media: MinorUnits, ofPromo: MinorUnits): AddedPrice => {
  const paid = media - ofPromo
  const tax = taxOfUnused(paid, { ...price, taxable: taxableOf(price) })
  const taxes = media === 0 ? [] : sharesOfTax(tax, price.taxes)
  return {
    currency: price.currency,
    media: 0 - media,
    promoDiscount: 0 - ofPromo,
    serviceFee: 0,
    serviceFeeWaived: 0,
    taxes: taxes.map((line) => ({ ...line, amount: 0 - line.amount })),
    tax: 0 - tax,
    total: 0 - paid - tax,
  }
}

/** Two changes of a price as one. */
export const summedPrice = (one: AddedPrice, other: AddedPrice): AddedPrice => ({
  currency: one.currency,
  media: one.media + other.media,
  promoDiscount: one.promoDiscount + other.promoDiscount,
  serviceFee: one.serviceFee + other.serviceFee,
  serviceFeeWaived: one.serviceFeeWaived + other.serviceFeeWaived,
  taxes: withTaxes(one.taxes, other.taxes),
  tax: one.tax + other.tax,
  total: one.total + other.total,
})

/** The change that undoes another. */
export const undonePrice = (added: AddedPrice): AddedPrice => ({
  currency: added.currency,
  media: 0 - added.media,
  promoDiscount: 0 - added.promoDiscount,
  serviceFee: 0 - added.serviceFee,
  serviceFeeWaived: 0 - added.serviceFeeWaived,
  taxes: added.taxes.map((line) => ({ ...line, amount: 0 - line.amount })),
  tax: 0 - added.tax,
  total: 0 - added.total,
})

/** A price with a change, over the days and at the daily amount that follow from it. */
export const withAddedPrice = (
  price: PriceBreakdown,
  added: AddedPrice,
  { days, dailyBudget }: Pick<PriceBreakdown, "days" | "dailyBudget">,
): PriceBreakdown => {
  const changed = summedPrice(price, added)
  return { ...price, ...changed, days, dailyBudget, effectivePerDay: Math.round(changed.total / days) }
}
