import type { BillingDocument, DocumentLine } from "../documents/index.ts"
import { decimalOf, ledgerNames } from "./booking.ts"
import { lineLedger, lineWords } from "./line-words.ts"

/** Zoho Books' code of each state, by its GST digits: the letters of ISO 3166-2. */
const places: Readonly<Record<string, string>> = {
  ...{ "01": "JK", "02": "HP", "03": "PB", "04": "CH", "05": "UK", "06": "HR", "07": "DL", "08": "RJ", "09": "UP" },
  ...{ "10": "BR", "11": "SK", "12": "AR", "13": "NL", "14": "MN", "15": "MZ", "16": "TR", "17": "ML", "18": "AS" },
  ...{ "19": "WB", "20": "JH", "21": "OD", "22": "CG", "23": "MP", "24": "GJ", "25": "DH", "26": "DH", "27": "MH" },
  ...{ "28": "AP", "29": "KA", "30": "GA", "31": "LD", "32": "KL", "33": "TN", "34": "PY", "35": "AN", "36": "TS" },
  ...{ "37": "AP", "38": "LA" },
}

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
