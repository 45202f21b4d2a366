import { Result } from "effect"
import { type MinorUnits, regionFacts, splitByWeights } from "@domain/kernel"
import { placeOfSupply, type TaxLine } from "@domain/pricing"
import type { Buyer } from "./buyer.ts"
import type { DocumentAmounts, DocumentPrice, LineAmounts } from "./document-amounts.ts"
import type { IssuingEntity } from "./issuing-entity.ts"

/** What is taxed of a line, in minor units. */
export const taxableOfLine = ({ amount, discount }: LineAmounts): MinorUnits => amount - discount

/** The GST code of the place of supply: the buyer's state, else the seller's, since nobody said another. India alone. */
export const stateOfSupply = ({ region, state }: IssuingEntity, buyer: Buyer): string | undefined =>
  region === "IN" ? (buyer.state ?? state) : undefined

const rateOf = ({ lines, tax }: DocumentAmounts, price: DocumentPrice | undefined): number => {
  const taxable = lines.reduce((sum, one) => sum + taxableOfLine(one), 0)
  if (tax === 0 || taxable === 0) return 0
  return price === undefined
    ? Math.round((tax * 100) / taxable)
    : price.taxes.reduce((sum, { ratePercent }) => sum + ratePercent, 0)
}

/**
 * The tax that was booked, by kind: CGST and SGST within the seller's state, IGST to another and to economic zones, VAT in the
 * United Kingdom. What is charged for always says its tax, even none; what goes back without tax says nothing of it. Spec: tax types.
 */
export const documentTaxes = (
  amounts: DocumentAmounts,
  seller: IssuingEntity,
  buyer: Buyer,
  price?: DocumentPrice,
): ReadonlyArray<TaxLine> => {
  const { kind, tax } = amounts
  if (kind === "receipt" || kind === "refundVoucher" || (kind === "creditNote" && tax === 0)) return []
  const rate = rateOf(amounts, price)
  if (regionFacts[seller.region].taxKind === "VAT") return [{ kind: "VAT", ratePercent: rate, amount: tax }]
  const seat = seller.state === undefined ? {} : { sellerStateCode: seller.state }
  const place = placeOfSupply(seat, stateOfSupply(seller, buyer))
  if (buyer.isInEconomicZone === true || place === "otherState")
    return [{ kind: "IGST", ratePercent: rate, amount: tax }]
  if (place === "unknown") return [{ kind: "GST", ratePercent: rate, amount: tax }]
  const central = Math.ceil(tax / 2)
  return [
    { kind: "CGST", ratePercent: rate / 2, amount: central },
    { kind: "SGST", ratePercent: rate / 2, amount: tax - central },
  ]
}

/** Each tax on each line, so that every tax sums over the lines to the document's own, to the minor unit. */
export const lineTaxes = (
  lines: ReadonlyArray<LineAmounts>,
  taxes: ReadonlyArray<TaxLine>,
): ReadonlyArray<ReadonlyArray<TaxLine>> => {
  const shares = taxes.map(({ amount }) =>
    Result.getOrElse(splitByWeights(amount, lines.map(taxableOfLine)), () => lines.map(() => 0)),
  )
  return lines.map((_, index) => taxes.map((tax, which) => ({ ...tax, amount: shares[which]?.[index] ?? 0 })))
}
