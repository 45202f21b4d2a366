import { type DeclaredTable, ofBusiness } from "./declared-table.ts"

/** Books and the papers that tax law keeps. */
export const ledgerTables = {
  ledger_transactions: {
    kept: "for ever: books",
    // What the house pays for a business moves nothing of its own.
    exported: { where: `${ofBusiness.where} and kind not in ('gatewayFee', 'writeOff', 'commission')` },
    erased: { keptForTax: "" },
    audited: {
      key: ["business_profile_id", "id"],
      clear: ["kind", "currency", "amount", "available_after", "campaign_id", "at"],
      hidden: ["reference", "campaign_name"],
    },
  },
  ledger_entries: {
    kept: "for ever: books",
    exported: "the sides of a ledger transaction, which is exported",
    erased: { nameless: "the sides of a ledger transaction, by numbers alone" },
    audited: "the sides of a recorded ledger transaction",
  },
  ledger_balances: {
    kept: "for ever: books",
    exported: "sums of the ledger",
    erased: { nameless: "sums of the ledger" },
    audited: "sums of the ledger",
  },
  campaign_holdings: {
    kept: "for ever: books",
    exported: "sums of the ledger",
    erased: { nameless: "sums of the ledger" },
    audited: "sums of the ledger",
  },
  ledger_documents: {
    kept: "for ever: invoices, credit notes and receipts, which tax law keeps",
    exported: ofBusiness,
    erased: { keptForTax: "" },
    audited: {
      key: ["business_profile_id", "id"],
      clear: [
        "portal_id",
        "issuer",
        "kind",
        "number",
        "financial_year",
        "campaign_id",
        "currency",
        "tax",
        "total",
        "issued_on",
      ],
      hidden: ["reference", "document"],
      unrecorded: ["document_version"],
    },
  },
  document_series: {
    kept: "for ever: invoices, credit notes and receipts, which tax law keeps",
    exported: "the last numbers of issued documents",
    audited: "counts the numbers of recorded documents",
  },
  invoice_registrations: {
    kept: "for ever: invoices, credit notes and receipts, which tax law keeps",
    exported: ofBusiness,
    erased: { keptForTax: "" },
    audited: {
      key: ["business_profile_id", "document_id"],
      clear: ["irn", "acknowledgement_number", "acknowledged_at"],
      hidden: ["signed_qr"],
    },
  },
  invoice_cancellations: {
    kept: "for ever: invoices, credit notes and receipts, which tax law keeps",
    exported: ofBusiness,
    erased: { keptForTax: "" },
    audited: {
      key: ["business_profile_id", "document_id"],
      clear: ["reason", "cancelled_at"],
      hidden: ["remark"],
    },
  },
  invoice_refusals: {
    kept: "for ever: invoices, credit notes and receipts, which tax law keeps",
    exported: ofBusiness,
    erased: { keptForTax: "" },
    audited: {
      key: ["business_profile_id", "document_id"],
      clear: ["reason", "tried_at"],
    },
  },
} as const satisfies Readonly<Record<string, DeclaredTable>>
