import { Schema } from "effect"
import { contract, fileOutput, textOf, exampleProfile } from "@application/kernel"
import { ForbiddenPortal, TooManyRequests } from "@domain/identity"
import { BusinessProfileId, CampaignId, longestPage, PageRequest, PortalId } from "@domain/kernel"
import { portalLanguages } from "@domain/portals"
import {
  BillingDocument,
  CancellationReason,
  DocumentId,
  DocumentKind,
  DocumentNotFound,
  FinancialYear,
  IssuedDocument,
  longestRemark,
  RegisteredDocument,
  RegistrationCancellation,
  RegistrationNotCancelled,
  UnregisteredDocument,
} from "@domain/wallet"

const profile = { businessProfileId: BusinessProfileId }

const { id, kind, number, issuedOn, financialYear, currency, total, campaignId, campaignName } = BillingDocument.fields

/** A document as a list shows it. */
const DocumentRow = Schema.Struct({
  id,
  kind,
  number,
  issuedOn,
  financialYear,
  currency,
  total,
  campaignId,
  campaignName,
})

/**
 * Invoices, credit notes, receipts and refund vouchers, newest first, by pages from 1 on; `financialYears` are the
 * years that have any documents. Ours.
 */
export const ListBillingDocuments = contract("wallet/ListBillingDocuments", {
  kind: "query",
  access: "readWallet",
  route: "GET /businessProfiles/:businessProfileId/invoices",
  summary: "List invoices, credit notes, receipts and refund vouchers",
  description:
    "Newest first, by pages from 1 on. kind is invoice, creditNote, receipt or refundVoucher; financialYear is one of financialYears, which the answer names; campaignId leaves out what is about no or another campaign. Amounts are in minor units of currency.",
  example: { ...exampleProfile, kind: "invoice", financialYear: "2026-27", limit: 20 },
  input: Schema.Struct({
    ...profile,
    kind: Schema.optionalKey(DocumentKind),
    financialYear: Schema.optionalKey(FinancialYear),
    campaignId: Schema.optionalKey(CampaignId),
    page: Schema.optionalKey(PageRequest.fields.page),
    limit: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: longestPage }))),
  }),
  output: Schema.Struct({
    documents: Schema.Array(DocumentRow),
    total: Schema.Int,
    financialYears: Schema.Array(FinancialYear),
  }),
})

const language = Schema.optionalKey(Schema.Literals(portalLanguages))

/** One document as it was issued, its registration where it has one, and its total in the words of a language that has them. Spec: screens, /app/{id}/invoice/{id}. */
export const GetBillingDocument = contract("wallet/GetBillingDocument", {
  kind: "query",
  access: "readWallet",
  route: "GET /businessProfiles/:businessProfileId/invoices/:documentId",
  summary: "Get an invoice, credit note, receipt or refund voucher",
  description:
    "A document never changes: it names seller and buyer as they were, and its amounts are those of the ledger event in reference. Lines sum to taxable, taxes to tax, and both to total. refersTo names the invoices that a credit note takes back, or the receipt of a refund. registration is there once India's invoice registration portal has registered the document: its IRN, acknowledgement and signed QR code.",
  example: { ...exampleProfile, documentId: 41 },
  input: Schema.Struct({ ...profile, documentId: DocumentId, language }),
  output: Schema.Struct({ ...IssuedDocument.fields, totalInWords: Schema.optionalKey(Schema.String) }),
  failures: [DocumentNotFound],
})

/** One document as PDF in the portal's brand and a language, English by default. Ours. */
export const DownloadBillingDocument = contract("wallet/DownloadBillingDocument", {
  kind: "query",
  access: "readWallet",
  route: "GET /businessProfiles/:businessProfileId/invoices/:documentId/pdf",
  answersFiles: ["application/pdf"],
  summary: "Download an invoice, credit note, receipt or refund voucher as PDF",
  description: "In the portal's brand and in language (en by default), without the envelope.",
  example: { ...exampleProfile, documentId: 41, language: "en" },
  input: Schema.Struct({ ...profile, documentId: DocumentId, language }),
  output: fileOutput,
  failures: [DocumentNotFound],
})

/** All documents of a financial year as PDF in one archive. Ours. */
export const DownloadBillingYear = contract("wallet/DownloadBillingYear", {
  kind: "query",
  access: "readWallet",
  route: "GET /businessProfiles/:businessProfileId/financialYears/:financialYear/invoices",
  answersFiles: ["application/zip"],
  summary: "Download all documents of a financial year",
  description:
    "A zip archive of PDF files named by their numbers, made while it is read; a connection that ends early means that it is not whole. At most 10 an hour.",
  example: { ...exampleProfile, financialYear: "2026-27", language: "en" },
  input: Schema.Struct({ ...profile, financialYear: FinancialYear, language }),
  output: fileOutput,
  failures: [TooManyRequests],
})

/** Every line of the wallet's statement as CSV, newest first; a language gives the heads and kinds. Spec: screens, wallet. */
export const ExportTransactions = contract("wallet/ExportTransactions", {
  kind: "query",
  access: "readWallet",
  route: "GET /businessProfiles/:businessProfileId/payment/wallet/export",
  answersFiles: ["text/csv"],
  summary: "Download a wallet's transactions as CSV",
  description:
    "UTF-8 with a byte-order mark, newest first, made while it is read. Amounts are in major units; moments are by the business's own clock. No cell runs as a formula: an apostrophe stands before what would. At most 60 an hour.",
  example: { ...exampleProfile, language: "en" },
  input: Schema.Struct({ ...profile, language }),
  output: fileOutput,
  failures: [TooManyRequests],
})

/** Documents of the portal's businesses that the tax office's portal did not register so far, the oldest first. Ours. */
export const ListUnregisteredDocuments = contract("wallet/ListUnregisteredDocuments", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/unregisteredDocuments",
  group: "Portal administration",
  summary: "List invoices that the tax office has not registered",
  description:
    "Invoices and credit notes of Indian businesses that the invoice registration portal refused or did not answer about, the oldest first: reason is what it said at the latest try, triedAt (epoch milliseconds) when that was. A document leaves the list once it is registered.",
  example: { portalId: 101, page: 1, limit: 20 },
  input: Schema.Struct({
    portalId: PortalId,
    page: Schema.optionalKey(PageRequest.fields.page),
    limit: Schema.optionalKey(PageRequest.fields.limit),
  }),
  output: Schema.Struct({ documents: Schema.Array(UnregisteredDocument), total: Schema.Int }),
  failures: [ForbiddenPortal],
})

/** Tries at once to register such a document; `isRegistered` is false while the portal does not, and the list says why. Ours. */
export const RegisterDocumentAgain = contract("wallet/RegisterDocumentAgain", {
  kind: "workflow",
  access: "administerPortal",
  route: "POST /portals/:portalId/unregisteredDocuments/:documentId/registration",
  group: "Portal administration",
  summary: "Try at once to register an invoice",
  description:
    "For a document of the list, beside the tries that are made by themselves. isRegistered is false while the portal does not register it; the list says why. A document that is not in the list, or was registered meanwhile, is not found (errorCode 104).",
  example: { portalId: 101, documentId: 31 },
  input: Schema.Struct({ portalId: PortalId, documentId: DocumentId }),
  output: Schema.Struct({ isRegistered: Schema.Boolean }),
  failures: [ForbiddenPortal, DocumentNotFound],
})

/** Documents of the portal's businesses that the tax office's portal registered, the latest first. Ours. */
export const ListRegisteredDocuments = contract("wallet/ListRegisteredDocuments", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/registeredDocuments",
  group: "Portal administration",
  summary: "List invoices that the tax office has registered",
  description:
    "The latest registration first. Until cancellableUntil (epoch milliseconds) its registration may be cancelled; cancellation says why and when it was.",
  example: { portalId: 101, page: 1, limit: 20 },
  input: Schema.Struct({
    portalId: PortalId,
    page: Schema.optionalKey(PageRequest.fields.page),
    limit: Schema.optionalKey(PageRequest.fields.limit),
  }),
  output: Schema.Struct({ documents: Schema.Array(RegisteredDocument), total: Schema.Int }),
  failures: [ForbiddenPortal],
})

/** Cancels a document's registration at the tax office's portal, within 24 hours of it. Ours, after NIC's interface v1.03. */
export const CancelRegistration = contract("wallet/CancelRegistration", {
  kind: "workflow",
  access: "administerPortal",
  route: "POST /portals/:portalId/registeredDocuments/:documentId/cancellation",
  group: "Portal administration",
  summary: "Cancel the registration of an invoice",
  description:
    "Within 24 hours of the registration, at the invoice registration portal; its number is never used again. Later it is refused (RegistrationNotCancelled, tooLate), and a credit note corrects the invoice: one is issued when the campaign is shortened or ended. remark is at most 100 characters.",
  example: { portalId: 101, documentId: 31, reason: "dataEntry", remark: "Wrong GSTIN of the buyer" },
  input: Schema.Struct({
    portalId: PortalId,
    documentId: DocumentId,
    reason: CancellationReason,
    remark: textOf(longestRemark),
  }),
  output: RegistrationCancellation,
  failures: [ForbiddenPortal, DocumentNotFound, RegistrationNotCancelled],
})

/** Registers an invoice or credit note at the tax office's portal, once. Ours, after rule 48(4) of the CGST rules. */
export const RegisterInvoice = contract("wallet/RegisterInvoice", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({ ...profile, documentId: DocumentId }),
  output: Schema.Struct({}),
})
