import { type CallDocumentation, campaign } from "./call-documentation.ts"

const { businessProfileId } = campaign

/** Invoices, credit notes and receipts, and who and whom they are from and for. */
export const billingCalls = {
  "wallet/ListBillingDocuments": {
    summary: "List invoices, credit notes, receipts and refund vouchers",
    description:
      "Newest first, by pages from 1 on. kind is invoice, creditNote, receipt or refundVoucher; financialYear is one of financialYears, which the answer names. Amounts are in minor units of currency.",
    example: { businessProfileId, kind: "invoice", financialYear: "2026-27", limit: 20 },
  },
  "wallet/GetBillingDocument": {
    summary: "Get an invoice, credit note, receipt or refund voucher",
    description:
      "A document never changes: it names seller and buyer as they were, and its amounts are those of the ledger event in reference. Lines sum to taxable, taxes to tax, and both to total. refersTo names the invoices that a credit note takes back, or the receipt of a refund. registration is there once India's invoice registration portal has registered the document: its IRN, acknowledgement and signed QR code.",
    example: { businessProfileId, documentId: 41 },
  },
  "wallet/DownloadBillingDocument": {
    summary: "Download an invoice, credit note, receipt or refund voucher as PDF",
    description: "In the portal's brand and in language (en by default), without the envelope.",
    example: { businessProfileId, documentId: 41, language: "en" },
  },
  "wallet/DownloadBillingYear": {
    summary: "Download all documents of a financial year",
    description:
      "A zip archive of PDF files named by their numbers, made while it is read; a connection that ends early means that it is not whole. At most 10 an hour.",
    example: { businessProfileId, financialYear: "2026-27", language: "en" },
  },
  "wallet/ExportTransactions": {
    summary: "Download a wallet's transactions as CSV",
    description:
      "UTF-8 with a byte-order mark, newest first, made while it is read. Amounts are in major units; moments are by the business's own clock. No cell runs as a formula: an apostrophe stands before what would. At most 60 an hour.",
    example: { businessProfileId, language: "en" },
  },
  "wallet/GetBillingDetails": {
    summary: "Get whom the next invoices are for",
    description: "Until somebody saves them, the name and address of the business.",
    example: { businessProfileId },
  },
  "wallet/SaveBillingDetails": {
    summary: "Set whom the next invoices are for",
    description:
      "taxNumber is a GSTIN or a VAT number, and may be empty. state is the two digits of the GST state of supply, which must be the GSTIN's where there is one. postalCode is that state's PIN code, which a GSTIN needs. A campaign whose order named another GSTIN is invoiced to that one. Documents that were issued stay as they are.",
    example: {
      businessProfileId,
      name: "Uday Foods",
      address: "2 Hill Road, Mumbai",
      taxNumber: "27AAPFU0939F1ZV",
      state: "27",
      postalCode: "400050",
      isInEconomicZone: false,
    },
  },
  "wallet/ListIssuingEntities": {
    summary: "List who issues a portal's invoices, by region",
    description: "A region without saved details issues under the portal's title, without address and tax number.",
    example: { portalId: 1 },
  },
  "wallet/SaveIssuingEntity": {
    summary: "Set who issues a portal's invoices in a region",
    description:
      "seriesPrefix is one or two capitals before all numbers. Portals that name the same tax number share its series. yearFirstMonth is the first month of the financial year, which in India is always April. letterNumber, letterFrom and letterTo are its letter of undertaking in India, under which special economic zones are charged no tax; without them it has none. postalCode is its PIN code there, which a GSTIN needs. registrations are its GSTINs in further states, by which buyers of those states are invoiced, with central and state tax.",
    example: {
      portalId: 1,
      region: "IN",
      legalName: "Example Media Private Limited",
      address: "14 MG Road, Bengaluru 560001",
      taxNumber: "29AABCR1718E1ZL",
      postalCode: "560001",
      seriesPrefix: "EM",
      yearFirstMonth: 4,
      letterNumber: "AD290326000123A",
      letterFrom: "2026-04-01",
      letterTo: "2027-03-31",
    },
  },
} as const satisfies Readonly<Record<string, CallDocumentation>>
