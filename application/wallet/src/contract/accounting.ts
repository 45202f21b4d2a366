import { Schema } from "effect"
import { contract, fileOutput } from "@application/kernel"
import { ForbiddenPortal, InvalidFields, TooManyRequests } from "@domain/identity"
import { CurrencyCode, MinorUnits, PortalId, Region } from "@domain/kernel"
import { AccountingForm, AccountingMonth, DocumentKind } from "@domain/wallet"

const month = { portalId: PortalId, region: Region, month: AccountingMonth }
const group = "Portal administration"

/** What a portal's documents of a month sum to, by kind and currency. Ours. */
export const GetAccountingMonth = contract("wallet/GetAccountingMonth", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/accounting/:region/:month",
  group,
  summary: "Get what a portal's documents of a month sum to",
  description: "By kind and currency, in minor units; tax is part of total. The files of the month have the same sums.",
  example: { portalId: 101, region: "IN", month: "2026-11" },
  input: Schema.Struct(month),
  output: Schema.Struct({
    sums: Schema.Array(
      Schema.Struct({
        kind: DocumentKind,
        currency: CurrencyCode,
        count: Schema.Int,
        tax: MinorUnits,
        total: MinorUnits,
      }),
    ),
  }),
  failures: [ForbiddenPortal],
})

/** The documents of a month as a file that an accountant's program reads. Ours. */
export const ExportAccounting = contract("wallet/ExportAccounting", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/accounting/:region/:month/:form",
  group,
  answersFiles: ["text/csv", "application/xml"],
  summary: "Download a month's documents for an accountant's program",
  description:
    "tally is XML of vouchers with invoices, credit notes, receipts and refunds; zohoInvoices, zohoCreditNotes, xeroInvoices and xeroCreditNotes are CSV in UTF-8 with a byte-order mark. Tally and Zoho Books are offered in India, Xero in the United Kingdom. Amounts are without tax where the program adds it. No cell runs as a formula: an apostrophe stands before what would. Made while it is read; a download is logged with its user before it begins. At most 60 an hour.",
  example: { portalId: 101, region: "IN", month: "2026-11", form: "tally" },
  input: Schema.Struct({ ...month, form: AccountingForm }),
  output: fileOutput,
  failures: [ForbiddenPortal, InvalidFields, TooManyRequests],
})
