import { MinorUnits } from "@domain/kernel"
import { isGstStateCode } from "@domain/validation"
import { Schema } from "effect"
import type { RegionalPriceList } from "./regional-price-list.ts"
import { partOfPrice } from "./part-of-price.ts"

/** `GST` stands while the buyer's state is unknown; CGST with SGST within the seller's state, IGST to another. Spec: tax types. */
export const TaxKind = Schema.Literals(["GST", "CGST", "SGST", "IGST", "VAT"])
export type TaxKind = typeof TaxKind.Type

/** One tax of a price: rate in percent, amount in minor units. */
export const TaxLine = Schema.Struct({ kind: TaxKind, ratePercent: Schema.Finite, amount: MinorUnits })
export type TaxLine = typeof TaxLine.Type

/** Where a supply is taxed. Spec: validation, GST invoice state. */
export type PlaceOfSupply = "unknown" | "sameState" | "otherState"

/** Compares the seller's GST state code with the buyer's; unknown without a real state. Ours. */
export const placeOfSupply = (
  { sellerStateCode }: Pick<RegionalPriceList, "sellerStateCode">,
  buyerState: string | undefined,
): PlaceOfSupply => {
  if (sellerStateCode === undefined || buyerState === undefined || !isGstStateCode(buyerState)) return "unknown"
  return buyerState === sellerStateCode ? "sameState" : "otherState"
}

/** How much of an amount that includes its tax the tax is, in minor units: what money of a wallet pays of it once it is spent. */
export const taxWithin = (amount: MinorUnits, { taxPercent }: Pick<TaxRate, "taxPercent">): MinorUnits =>
  amount - Math.round((amount * 100) / (100 + taxPercent))

/**
 * The tax of a price's media that comes back unused, in minor units: its share of the tax that was paid, and no more than its rate
 * says, since the tax of media that was given back earlier stays. Ours.
 */
export const taxOfUnused = (
  unused: MinorUnits,
  {
    taxable,
    tax,
    taxes,
  }: { readonly taxable: MinorUnits; readonly tax: MinorUnits; readonly taxes: ReadonlyArray<TaxLine> },
): MinorUnits => {
  if (taxable <= 0) return 0
  const share = tax - Math.round((tax * Math.max(0, taxable - unused)) / taxable)
  const rate = taxes.reduce((sum, { ratePercent }) => sum + ratePercent, 0)
  return Math.min(share, partOfPrice(unused, rate))
}

/** The tax of a price list; an add-on pack has a rate of its own. */
export type TaxRate = Pick<RegionalPriceList, "taxKind" | "taxPercent">

/**
 * The tax on an amount (minor units, not negative). The sum is one rounding of the full rate wherever the buyer is, so a
 * price does not change when the state becomes known; an odd paisa of CGST + SGST falls on CGST. Spec: tax types.
 */
export const taxesOn = (
  amount: MinorUnits,
  { taxKind, taxPercent }: TaxRate,
  place: PlaceOfSupply = "unknown",
): ReadonlyArray<TaxLine> => {
  const whole = partOfPrice(amount, taxPercent)
  if (taxKind === "VAT" || place === "unknown") return [{ kind: taxKind, ratePercent: taxPercent, amount: whole }]
  if (place === "otherState") return [{ kind: "IGST", ratePercent: taxPercent, amount: whole }]
  const central = Math.ceil(whole / 2)
  return [
    { kind: "CGST", ratePercent: taxPercent / 2, amount: central },
    { kind: "SGST", ratePercent: taxPercent / 2, amount: whole - central },
  ]
}
