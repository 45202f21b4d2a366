import { Schema } from "effect"
import { contract, fileOutput, textOf } from "@application/kernel"
import { ForbiddenPortal, TooManyRequests } from "@domain/identity"
import { BusinessProfileId, longestPage, PageRequest, PortalId } from "@domain/kernel"
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

/** Invoices, credit notes, receipts and refund vouchers, newest first, by pages from 1 on; `financialYears` are those that have any. Ours. */
export const ListBillingDocuments = contract("wallet/ListBillingDocuments", {
  access: "readWallet",
  input: Schema.Struct({
    ...profile,
    kind: Schema.optionalKey(DocumentKind),
    financialYear: Schema.optionalKey(FinancialYear),
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
  access: "readWallet",
  input: Schema.Struct({ ...profile, documentId: DocumentId, language }),
  output: Schema.Struct({ ...IssuedDocument.fields, totalInWords: Schema.optionalKey(Schema.String) }),
  failures: [DocumentNotFound],
})

/** One document as PDF in the portal's brand and a language, English by default. Ours. */
export const DownloadBillingDocument = contract("wallet/DownloadBillingDocument", {
  access: "readWallet",
  input: Schema.Struct({ ...profile, documentId: DocumentId, language }),
  output: fileOutput,
  failures: [DocumentNotFound],
})

/** All documents of a financial year as PDF in one archive. Ours. */
export const DownloadBillingYear = contract("wallet/DownloadBillingYear", {
  access: "readWallet",
  input: Schema.Struct({ ...profile, financialYear: FinancialYear, language }),
  output: fileOutput,
  failures: [TooManyRequests],
})

/** Every line of the wallet's statement as CSV, newest first; a language gives the heads and kinds. Spec: screens, wallet. */
export const ExportTransactions = contract("wallet/ExportTransactions", {
  access: "readWallet",
  input: Schema.Struct({ ...profile, language }),
  output: fileOutput,
  failures: [TooManyRequests],
})

/** Documents of the portal's businesses that the tax office's portal did not register so far, the oldest first. Ours. */
export const ListUnregisteredDocuments = contract("wallet/ListUnregisteredDocuments", {
  access: "administerPortal",
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
  access: "administerPortal",
  input: Schema.Struct({ portalId: PortalId, documentId: DocumentId }),
  output: Schema.Struct({ isRegistered: Schema.Boolean }),
  failures: [ForbiddenPortal, DocumentNotFound],
})

/** Documents of the portal's businesses that the tax office's portal registered, the latest first. Ours. */
export const ListRegisteredDocuments = contract("wallet/ListRegisteredDocuments", {
  access: "administerPortal",
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
  access: "administerPortal",
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
  access: "system",
  input: Schema.Struct({ ...profile, documentId: DocumentId }),
  output: Schema.Struct({}),
})
