import { MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import type { RegionalPriceList } from "./regional-price-list.ts"
import type { PlaceOfSupply } from "./place-of-supply.ts"
import { halfPartOfPrice, partOfPrice } from "./part-of-price.ts"

/** `GST` stands while the buyer's state is unknown; CGST with SGST within the seller's state, IGST to another. Spec: tax types. */
export const TaxKind = Schema.Literals(["GST", "CGST", "SGST", "IGST", "VAT"])
export type TaxKind = typeof TaxKind.Type

/** One tax of a price: rate in percent, amount in minor units. `undertaking` is the number of the letter under which it is not charged. */
export const TaxLine = Schema.Struct({
  kind: TaxKind,
  ratePercent: Schema.Finite,
  amount: MinorUnits,
  undertaking: Schema.optionalKey(Schema.String),
})
export type TaxLine = typeof TaxLine.Type

/** The tax within an amount that includes its tax, in minor units: the tax that wallet money pays once it is spent. */
export const taxWithin = (
  amount: MinorUnits,
  { taxKind, taxPercent }: { readonly taxKind: TaxKind; readonly taxPercent: number },
): MinorUnits =>
  taxKind === "VAT"
    ? amount - Math.round((amount * 100) / (100 + taxPercent))
    : 2 * Math.round((amount * taxPercent) / (2 * (100 + taxPercent)))

/** Taxes with further taxes added: taxes of one kind, rate and undertaking are one line. Ours. */
export const withTaxes = (before: ReadonlyArray<TaxLine>, added: ReadonlyArray<TaxLine>): ReadonlyArray<TaxLine> =>
  added.reduce<ReadonlyArray<TaxLine>>((lines, { amount, ...line }) => {
    const isSame = (one: TaxLine) =>
      one.kind === line.kind && one.ratePercent === line.ratePercent && one.undertaking === line.undertaking
    return lines.some(isSame)
      ? lines.map((one) => (isSame(one) ? { ...one, amount: one.amount + amount } : one))
      : [...lines, { ...line, amount }]
  }, before)

/** How GST is rounded: each half by itself, or, of orders that were agreed to before that rule, the whole. Ours. */
export const TaxRounding = Schema.Literals(["halves", "whole"])
export type TaxRounding = typeof TaxRounding.Type

/** The tax of a price list; an add-on pack has a rate of its own. */
export type TaxRate = Pick<RegionalPriceList, "taxKind" | "taxPercent">

/**
 * A tax by the kinds of its place. A price's GST is even, so that CGST and SGST are equal; an odd paisa of an order from before that
 * rule falls on CGST. Spec: tax types.
 */
export const taxesAt = (
  tax: MinorUnits,
  { taxKind, taxPercent }: TaxRate,
  place: Exclude<PlaceOfSupply, object>,
): ReadonlyArray<TaxLine> => {
  if (taxKind === "VAT" || place === "unknown") return [{ kind: taxKind, ratePercent: taxPercent, amount: tax }]
  if (place === "otherState") return [{ kind: "IGST", ratePercent: taxPercent, amount: tax }]
  const central = Math.ceil(tax / 2)
  return [
    { kind: "CGST", ratePercent: taxPercent / 2, amount: central },
    { kind: "SGST", ratePercent: taxPercent / 2, amount: tax - central },
  ]
}

/**
 * The tax on an amount (minor units, not negative). GST is twice the rounded half wherever the buyer is, so that CGST and SGST are
 * equal and a price does not change when the state becomes known; under a letter of undertaking it is none. Spec: tax types.
 */
export const taxesOn = (
  amount: MinorUnits,
  rate: TaxRate,
  place: PlaceOfSupply = "unknown",
  rounding: TaxRounding = "halves",
): ReadonlyArray<TaxLine> => {
  if (rate.taxKind === "VAT") return taxesAt(partOfPrice(amount, rate.taxPercent), rate, "unknown")
  if (typeof place === "object") return [{ kind: "IGST", ratePercent: 0, amount: 0, undertaking: place.undertaking }]
  const isWhole = rounding === "whole"
  const tax = isWhole ? partOfPrice(amount, rate.taxPercent) : 2 * halfPartOfPrice(amount, rate.taxPercent)
  return taxesAt(tax, rate, place)
}
