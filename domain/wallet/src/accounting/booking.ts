import { type CurrencyCode, minorDigits, type MinorUnits } from "@domain/kernel"
import type { TaxKind } from "@domain/pricing"
import type { BillingDocument, DocumentKind, DocumentLineKind } from "../documents/index.ts"

/** Names of the ledgers that an accountant's books have for our amounts. Ours. */
export const ledgerNames = {
  media: "Advertising Sales",
  serviceFee: "Service Fee Income",
  addOn: "Priority Care Income",
  gateway: "Payment Gateway",
  GST: "Output GST",
  CGST: "Output CGST",
  SGST: "Output SGST",
  IGST: "Output IGST",
  VAT: "Output VAT",
} as const satisfies Readonly<Record<Exclude<DocumentLineKind, "payment" | "balance"> | TaxKind | "gateway", string>>

/** An amount on a ledger in minor units: positive for a credit, negative for a debit. The party's ledger has the buyer's name. */
export interface Entry {
  readonly ledger: string
  readonly isParty: boolean
  readonly amount: MinorUnits
}

/** The sign of what a document credits to our ledgers: an invoice and a receipt do, a credit note and a refund take it back. */
const signs: Readonly<Record<DocumentKind, 1 | -1>> = { invoice: 1, creditNote: -1, receipt: -1, refundVoucher: 1 }

/** The ledger of a line: money on account goes through the gateway's. */
const ledgerOf = (kind: DocumentLineKind): string =>
  kind === "payment" || kind === "balance" ? ledgerNames.gateway : ledgerNames[kind]

/** Minor units as text in major units, exactly. */
export const decimalOf = (amount: MinorUnits, currency: CurrencyCode): string => {
  const digits = minorDigits[currency]
  const text = String(Math.abs(amount)).padStart(digits + 1, "0")
  const sign = amount < 0 ? "-" : ""
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/**
 * A document as double entry: the buyer's ledger against sales and taxes, or against the gateway for money on account. The entries
 * sum to nothing, and the buyer's is the document's total. Ours.
 */
export const bookingOf = ({ kind, buyer, lines, taxes, total }: BillingDocument): ReadonlyArray<Entry> => {
  const sign = signs[kind]
  const ours = [
    ...lines.map((line) => ({ ledger: ledgerOf(line.kind), amount: sign * line.taxable })),
    ...taxes.map((tax) => ({ ledger: ledgerNames[tax.kind], amount: sign * tax.amount })),
  ]
  const names = [...new Set(ours.map(({ ledger }) => ledger))]
  const summed = names.map((ledger) => ({
    ledger,
    isParty: false,
    amount: ours.filter((one) => one.ledger === ledger).reduce((sum, { amount }) => sum + amount, 0),
  }))
  return [
    { ledger: buyer.name, isParty: true, amount: 0 - sign * total },
    ...summed.filter(({ amount }) => amount !== 0),
  ]
}
