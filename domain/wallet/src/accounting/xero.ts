import type { BillingDocument, DocumentLine } from "../documents/index.ts"
import { decimalOf } from "./booking.ts"
import { lineWords } from "./line-words.ts"

const address = ["EmailAddress", "POAddressLine1", "POAddressLine2", "POAddressLine3", "POAddressLine4"] as const
const place = ["POCity", "PORegion", "POPostalCode", "POCountry"] as const
const lines = ["Description", "Quantity", "UnitAmount", "Discount", "AccountCode", "TaxType", "TaxAmount"] as const

/** Columns of Xero's files of sales invoices and of credit notes. Source: Xero's template, November 2026. */
export const xeroColumns = {
  invoice: [
    "ContactName",
    ...address,
    ...place,
    "InvoiceNumber",
    "Reference",
    "InvoiceDate",
    "DueDate",
    ...lines,
    "Currency",
  ],
  creditNote: [
    "ContactName",
    ...address,
    ...place,
    "CreditNoteNumber",
    "Reference",
    "CreditNoteDate",
    ...lines,
    "Currency",
  ],
} as const

/** The account of sales in Xero's usual chart. */
const salesAccount = "200"

const dayOf = (date: string): string => date.split("-").toReversed().join("/")

/** A line's tax by its name in Xero. */
const taxTypeOf = ({ taxes }: DocumentLine): string => {
  const percent = taxes.reduce((sum, { ratePercent }) => sum + ratePercent, 0)
  return percent === 0 ? "Zero Rated Income" : `${percent}% (VAT on Income)`
}

/** The rows of an invoice or a credit note, one a line; other documents have none. Amounts are without tax, a credit note's positive. */
export const xeroRows = (issued: BillingDocument): ReadonlyArray<ReadonlyArray<string>> => {
  const { kind, number, issuedOn, buyer, currency, campaignName = "", refersTo } = issued
  if (kind !== "invoice" && kind !== "creditNote") return []
  const [first = "", second = "", ...rest] = buyer.address.split(/\s*[\n,]\s*/u)
  const party = [buyer.name, "", first, second, rest.join(", "), "", "", "", buyer.postalCode ?? "", ""]
  const reference = kind === "invoice" ? campaignName : (refersTo[0]?.number ?? "")
  const dates = kind === "invoice" ? [dayOf(issuedOn), dayOf(issuedOn)] : [dayOf(issuedOn)]
  return issued.lines.map((line) => [
    ...party,
    number,
    reference,
    ...dates,
    lineWords(issued, line),
    "1",
    decimalOf(line.taxable, currency),
    "",
    salesAccount,
    taxTypeOf(line),
    decimalOf(
      line.taxes.reduce((sum, { amount }) => sum + amount, 0),
      currency,
    ),
    currency,
  ])
}
