import { MinorUnits, splitByWeights } from "@domain/kernel"
import { Result, Schema } from "effect"
import type { RegionalPriceList } from "./regional-price-list.ts"
import type { PlaceOfSupply } from "./place-of-supply.ts"
import { partOfPrice } from "./part-of-price.ts"

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

/** How much of an amount that includes its tax the tax is, in minor units: what money of a wallet pays of it once it is spent. */
export const taxWithin = (amount: MinorUnits, { taxPercent }: Pick<TaxRate, "taxPercent">): MinorUnits =>
  amount - Math.round((amount * 100) / (100 + taxPercent))

/**
 * The tax of a price's media that comes back unused, in minor units: its share of the tax that was paid, and no more than its rates
 * say, since older prices hold tax of media that went back without it. Ours.
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

/** An amount of tax (minor units) over the kinds in which taxes were paid, so that it sums and each has its share. Ours. */
export const sharesOfTax = (tax: MinorUnits, taxes: ReadonlyArray<TaxLine>): ReadonlyArray<TaxLine> => {
  const weights = taxes.map(({ amount }) => Math.abs(amount))
  const shares = Result.getOrElse(splitByWeights(tax, weights), () =>
    weights.map((_, index) => (index === 0 ? tax : 0)),
  )
  return taxes.map((line, index) => ({ ...line, amount: shares[index] ?? 0 }))
}

/** Taxes with further ones: those of one kind and rate are one line. Ours. */
export const withTaxes = (before: ReadonlyArray<TaxLine>, added: ReadonlyArray<TaxLine>): ReadonlyArray<TaxLine> =>
  added.reduce<ReadonlyArray<TaxLine>>((lines, { amount, ...line }) => {
    const isSame = (one: TaxLine) =>
      one.kind === line.kind && one.ratePercent === line.ratePercent && one.undertaking === line.undertaking
    return lines.some(isSame)
      ? lines.map((one) => (isSame(one) ? { ...one, amount: one.amount + amount } : one))
      : [...lines, { ...line, amount }]
  }, before)

/** The tax of a price list; an add-on pack has a rate of its own. */
export type TaxRate = Pick<RegionalPriceList, "taxKind" | "taxPercent">

/** A tax by the kinds of its place; an odd paisa of CGST + SGST falls on CGST. Spec: tax types. */
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
 * The tax on an amount (minor units, not negative). The sum is one rounding of the full rate wherever the buyer is, so a
 * price does not change when the state becomes known; under a letter of undertaking it is none. Spec: tax types.
 */
export const taxesOn = (amount: MinorUnits, rate: TaxRate, place: PlaceOfSupply = "unknown"): ReadonlyArray<TaxLine> =>
  typeof place === "object" && rate.taxKind === "GST"
    ? [{ kind: "IGST", ratePercent: 0, amount: 0, undertaking: place.undertaking }]
    : taxesAt(partOfPrice(amount, rate.taxPercent), rate, typeof place === "object" ? "unknown" : place)
