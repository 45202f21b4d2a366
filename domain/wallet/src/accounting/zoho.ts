import type { BillingDocument, DocumentLine } from "../documents/index.ts"
import { decimalOf, ledgerNames } from "./booking.ts"
import { lineLedger, lineWords } from "./line-words.ts"

/** Zoho Books' code of each state, by its GST digits: the letters of ISO 3166-2. */
const places: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "01JK 02HP 03PB 04CH 05UK 06HR 07DL 08RJ 09UP 10BR 11SK 12AR 13NL 14MN 15MZ 16TR 17ML 18AS 19WB",
    "20JH 21OD 22CG 23MP 24GJ 25DH 26DH 27MH 28AP 29KA 30GA 31LD 32KL 33TN 34PY 35AN 36TS 37AP 38LA",
  ]
    .flatMap((codes) => codes.split(" "))
    .map((code) => [code.slice(0, 2), code.slice(2)]),
)

const shared = [
  "Customer Name",
  "GST Treatment",
  "GST Identification Number (GSTIN)",
  "Place of Supply",
  "Currency Code",
  "Account",
  "Item Name",
  "Item Desc",
  "Item Type",
  "HSN/SAC",
  "Quantity",
  "Item Price",
  "Is Inclusive Tax",
  "Item Tax",
  "Item Tax %",
  "Item Tax Type",
] as const

/** Columns of Zoho Books' files of invoices and of credit notes. Source: Zoho Books help, November 2026. */
export const zohoColumns = {
  invoice: ["Invoice Date", "Invoice Number", "Invoice Status", "Due Date", ...shared],
  creditNote: ["Credit Note Date", "Credit Note Number", "Credit Note Status", "Invoice Number", ...shared],
} as const

const treatmentOf = ({ buyer }: BillingDocument): string => {
  if (buyer.isInEconomicZone === true) return "business_sez"
  return buyer.taxNumber === undefined ? "consumer" : "business_registered_regular"
}

/** A line's tax as Zoho Books names it: IGST to another state, else GST as the group of central and state tax. */
const taxOf = ({ taxes }: DocumentLine): readonly [name: string, percent: string, type: string] => {
  const percent = taxes.reduce((sum, { ratePercent, amount }) => sum + (amount === 0 ? 0 : ratePercent), 0)
  const isOther = taxes.some(({ kind }) => kind === "IGST")
  return [`${isOther ? "IGST" : "GST"}${percent}`, String(percent), isOther ? "Item Amount" : "Tax Group"]
}

/** The rows of an invoice or a credit note, one a line; other documents have none. Prices are without tax. */
export const zohoRows = (issued: BillingDocument): ReadonlyArray<ReadonlyArray<string>> => {
  const { kind, number, issuedOn, buyer, currency, lines, refersTo, stateOfSupply = "" } = issued
  if (kind !== "invoice" && kind !== "creditNote") return []
  const own =
    kind === "invoice" ? [issuedOn, number, "Sent", issuedOn] : [issuedOn, number, "Open", refersTo[0]?.number ?? ""]
  return lines.map((line) => [
    ...own,
    buyer.name,
    treatmentOf(issued),
    buyer.taxNumber ?? "",
    places[stateOfSupply] ?? "",
    currency,
    lineLedger(line) ?? ledgerNames.media,
    lineLedger(line) ?? ledgerNames.media,
    lineWords(issued, line),
    "service",
    line.serviceCode ?? "",
    "1",
    decimalOf(line.taxable, currency),
    "false",
    ...taxOf(line),
  ])
}
