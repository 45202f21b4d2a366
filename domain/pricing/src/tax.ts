import { MinorUnits, percentOf } from "@domain/kernel"
import { Schema } from "effect"
import type { RegionalPriceList } from "./regional-price-list.ts"

/** `GST` stands while the buyer's state is unknown; CGST with SGST within the seller's state, IGST to another. */
export const TaxKind = Schema.Literals(["GST", "CGST", "SGST", "IGST", "VAT"])
export type TaxKind = typeof TaxKind.Type

/** One tax of a price: rate in percent, amount in minor units. */
export const TaxLine = Schema.Struct({ kind: TaxKind, ratePercent: Schema.Finite, amount: MinorUnits })
export type TaxLine = typeof TaxLine.Type

/** Where a supply is taxed. Spec: validation, GST invoice state. */
export type PlaceOfSupply = "unknown" | "sameState" | "otherState"

/** Compares the seller's GST state code with the buyer's, of which a GSTIN's first two digits are enough. */
export const placeOfSupply = (priceList: RegionalPriceList, buyerState: string | undefined): PlaceOfSupply => {
  const code = buyerState?.trim().slice(0, 2) ?? ""
  if (priceList.sellerStateCode === undefined || !/^\d{2}$/.test(code)) return "unknown"
  return code === priceList.sellerStateCode ? "sameState" : "otherState"
}

/**
 * The tax on an amount (minor units, not negative). The sum is one rounding of the full rate wherever the buyer is, so a
 * price does not change when the state becomes known; an odd paisa of CGST + SGST falls on CGST.
 */
export const taxesOn = (
  amount: MinorUnits,
  priceList: RegionalPriceList,
  place: PlaceOfSupply = "unknown",
): ReadonlyArray<TaxLine> => {
  const { taxKind, taxPercent } = priceList
  const whole = percentOf(amount, taxPercent)
  if (taxKind === "VAT" || place === "unknown") return [{ kind: taxKind, ratePercent: taxPercent, amount: whole }]
  if (place === "otherState") return [{ kind: "IGST", ratePercent: taxPercent, amount: whole }]
  const central = Math.ceil(whole / 2)
  return [
    { kind: "CGST", ratePercent: taxPercent / 2, amount: central },
    { kind: "SGST", ratePercent: taxPercent / 2, amount: whole - central },
  ]
}
