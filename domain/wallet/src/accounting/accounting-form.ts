import type { Region } from "@domain/kernel"
import { Schema } from "effect"
import type { BillingDocument, DocumentKind } from "../documents/index.ts"
import { tallyVoucher } from "./tally.ts"
import { xeroColumns, xeroRows } from "./xero.ts"
import { zohoColumns, zohoRows } from "./zoho.ts"

/** A file that an accountant's program reads. */
export const AccountingForm = Schema.Literals([
  "tally",
  "zohoInvoices",
  "zohoCreditNotes",
  "xeroInvoices",
  "xeroCreditNotes",
])
export type AccountingForm = typeof AccountingForm.Type

/** What a form reads: the kinds of documents, and how each is written. */
export type FormDefinition = {
  readonly regions: ReadonlyArray<Region>
  readonly kinds: ReadonlyArray<DocumentKind>
} & (
  | { readonly format: "xml"; readonly voucher: (issued: BillingDocument) => string }
  | {
      readonly format: "csv"
      readonly columns: ReadonlyArray<string>
      readonly rows: (issued: BillingDocument) => ReadonlyArray<ReadonlyArray<string>>
    }
)

/** The forms: Indian books have GST and money on account, British books VAT. Ours. */
export const accountingForms: Readonly<Record<AccountingForm, FormDefinition>> = {
  tally: {
    regions: ["IN"],
    kinds: ["invoice", "creditNote", "receipt", "refundVoucher"],
    format: "xml",
    voucher: tallyVoucher,
  },
  zohoInvoices: { regions: ["IN"], kinds: ["invoice"], format: "csv", columns: zohoColumns.invoice, rows: zohoRows },
  zohoCreditNotes: {
    regions: ["IN"],
    kinds: ["creditNote"],
    format: "csv",
    columns: zohoColumns.creditNote,
    rows: zohoRows,
  },
  xeroInvoices: { regions: ["GB"], kinds: ["invoice"], format: "csv", columns: xeroColumns.invoice, rows: xeroRows },
  xeroCreditNotes: {
    regions: ["GB"],
    kinds: ["creditNote"],
    format: "csv",
    columns: xeroColumns.creditNote,
    rows: xeroRows,
  },
}

/** The forms of a region's books, in the order that they are offered. */
export const formsIn = (region: Region): ReadonlyArray<AccountingForm> =>
  AccountingForm.literals.filter((form) => accountingForms[form].regions.includes(region))
