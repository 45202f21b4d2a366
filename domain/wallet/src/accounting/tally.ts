import { gstStates, isGstStateCode } from "@domain/validation"
import type { BillingDocument, DocumentKind } from "../documents/index.ts"
import { bookingOf, decimalOf } from "./booking.ts"

/** Tally's voucher type of each kind of document. */
const voucherTypes: Readonly<Record<DocumentKind, string>> = {
  invoice: "Sales",
  creditNote: "Credit Note",
  receipt: "Receipt",
  refundVoucher: "Payment",
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
}

/** A text within XML: what would be markup is escaped, and characters that XML does not have are left out. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? "")

const tag = (name: string, text: string): string => `<${name}>${xml(text)}</${name}>`

/** Begins a file of vouchers. Source: Tally developer reference, November 2026. */
export const tallyHead =
  '<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE><HEADER><VERSION>1</VERSION><TALLYREQUEST>Import</TALLYREQUEST><TYPE>Data</TYPE><ID>Vouchers</ID></HEADER><BODY><DESC></DESC><DATA>\n'

/** Ends a file of vouchers. */
export const tallyFoot = "</DATA></BODY></ENVELOPE>\n"

/** A document as a voucher. A debit is negative and "deemed positive", a credit positive. Source: Tally developer reference, November 2026. */
export const tallyVoucher = (issued: BillingDocument): string => {
  const { kind, number, issuedOn, buyer, currency, campaignName, refersTo, stateOfSupply = "" } = issued
  const type = voucherTypes[kind]
  const isInvoice = kind === "invoice" || kind === "creditNote"
  const view = isInvoice ? "Invoice Voucher View" : "Accounting Voucher View"
  const place = isGstStateCode(stateOfSupply) ? gstStates[stateOfSupply].name : ""
  const [reference] = refersTo
  const words = [campaignName, ...refersTo.map((earlier) => earlier.number)].filter((word) => word !== undefined)
  const entries = bookingOf(issued).map(({ ledger, isParty, amount }) => {
    const fields = [
      tag("LEDGERNAME", ledger),
      tag("ISDEEMEDPOSITIVE", amount < 0 ? "Yes" : "No"),
      tag("ISPARTYLEDGER", isParty ? "Yes" : "No"),
      tag("AMOUNT", decimalOf(amount, currency)),
    ]
    return `<ALLLEDGERENTRIES.LIST>${fields.join("")}</ALLLEDGERENTRIES.LIST>`
  })
  const fields = [
    tag("DATE", issuedOn.replaceAll("-", "")),
    tag("VOUCHERTYPENAME", type),
    tag("VOUCHERNUMBER", number),
    ...(reference === undefined ? [] : [tag("REFERENCE", reference.number)]),
    tag("PARTYLEDGERNAME", buyer.name),
    ...(buyer.taxNumber === undefined ? [] : [tag("PARTYGSTIN", buyer.taxNumber)]),
    ...(place === "" ? [] : [tag("PLACEOFSUPPLY", place)]),
    tag("PERSISTEDVIEW", view),
    tag("ISINVOICE", isInvoice ? "Yes" : "No"),
    tag("NARRATION", words.join(", ")),
  ]
  const opening = `<VOUCHER VCHTYPE="${type}" ACTION="Create" OBJVIEW="${view}">`
  return `<TALLYMESSAGE>${opening}${fields.join("")}${entries.join("")}</VOUCHER></TALLYMESSAGE>\n`
}
