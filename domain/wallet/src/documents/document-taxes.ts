import { Result } from "effect"
import { type LocalDate, type MinorUnits, regionFacts, splitByWeights } from "@domain/kernel"
import { placeOfSupply, sharesOfTax, taxesAt, type TaxLine, withTaxes } from "@domain/pricing"
import type { Buyer } from "./buyer.ts"
import type { DocumentAmounts, DocumentPrice, LineAmounts } from "./document-amounts.ts"
import type { IssuingEntity } from "./issuing-entity.ts"

/** What the taxes of a document depend on beside its amounts; `on` is its day. */
export interface DocumentTaxFacts {
  readonly seller: IssuingEntity
  readonly buyer: Buyer
  readonly price?: DocumentPrice | undefined
  readonly on: LocalDate
}

/** What is taxed of a line, in minor units. */
export const taxableOfLine = ({ amount, discount }: LineAmounts): MinorUnits => amount - discount

/** The GST code of the place of supply: the buyer's state, else the seller's, since nobody said another. India alone. */
export const stateOfSupply = ({ region, state }: IssuingEntity, buyer: Buyer): string | undefined =>
  region === "IN" ? (buyer.state ?? state) : undefined

/** The tax that was booked, by the kinds of its price; by its region's without one. */
const bookedTaxes = (
  { lines, tax }: DocumentAmounts,
  { region }: IssuingEntity,
  price: DocumentPrice | undefined,
): ReadonlyArray<TaxLine> => {
  if (price !== undefined && price.taxes.length > 0) return sharesOfTax(tax, price.taxes)
  const taxable = lines.reduce((sum, one) => sum + taxableOfLine(one), 0)
  const ratePercent = tax === 0 || taxable === 0 ? 0 : Math.round((tax * 100) / taxable)
  return [{ kind: regionFacts[region].taxKind, ratePercent, amount: tax }]
}

/** GST of an order that named no state, by the place of supply that the document names. */
const placed = (line: TaxLine, seller: IssuingEntity, buyer: Buyer, on: LocalDate): ReadonlyArray<TaxLine> => {
  if (line.kind !== "GST") return [line]
  const place = placeOfSupply(seller, { ...buyer, state: stateOfSupply(seller, buyer) }, on)
  const charged = typeof place === "object" ? "otherState" : place
  return taxesAt(line.amount, { taxKind: "GST", taxPercent: line.ratePercent }, charged)
}

/**
 * The booked tax by the price's kinds: CGST and SGST within the seller's state, IGST to another state and to economic
 * zones, VAT in the United Kingdom. A charge always says its tax, even none; a credit note without tax says nothing of
 * tax, unless the charge was without tax under a letter of undertaking. Spec: tax types.
 */
export const documentTaxes = (
  amounts: DocumentAmounts,
  { seller, buyer, price, on }: DocumentTaxFacts,
): ReadonlyArray<TaxLine> => {
  const { kind } = amounts
  if (kind === "receipt" || kind === "refundVoucher") return []
  const taxes = bookedTaxes(amounts, seller, price)
    .flatMap((line) => placed(line, seller, buyer, on))
    .reduce<ReadonlyArray<TaxLine>>((sum, line) => withTaxes(sum, [line]), [])
  return kind === "creditNote"
    ? taxes.filter(({ amount, undertaking }) => amount !== 0 || undertaking !== undefined)
    : taxes
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
