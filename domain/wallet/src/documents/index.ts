export {
  BillingDocument,
  DocumentDraft,
  documentDrafts,
  type DocumentFacts,
  DocumentId,
  DocumentLine,
  DocumentReference,
} from "./billing-document.ts"
export { Buyer, buyer, type BuyerFailures, buyerOf, type DescribedBusiness, type TypedBuyer } from "./buyer.ts"
export {
  type DocumentAmounts,
  documentAmounts,
  DocumentLineKind,
  documentOf,
  type DocumentPrice,
  type LineAmounts,
} from "./document-amounts.ts"
export { DocumentKind, DocumentNumber, documentNumber, lastSequence, SeriesPrefix } from "./document-number.ts"
export { paidReference, referencesOf } from "./document-references.ts"
export { FinancialYear, financialYearOf, indianFirstMonth } from "./financial-year.ts"
export {
  InvoiceReferenceNumber,
  InvoiceRegistration,
  isToBeRegistered,
  IssuedDocument,
  unregisteredDocument,
  UnregisteredDocument,
} from "./invoice-registration.ts"
export {
  type EntityFailures,
  IssuingEntity,
  issuingEntity,
  type TypedEntity,
  unregisteredEntity,
} from "./issuing-entity.ts"
