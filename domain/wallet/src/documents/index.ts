export { demoEntity } from "./demo-entity.ts"
export {
  BillingDocument,
  DocumentDraft,
  documentDrafts,
  type DocumentFacts,
  DocumentId,
  DocumentLine,
  DocumentReference,
} from "./billing-document.ts"
export { pinOfAddress } from "./pin-code.ts"
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
  cancellable,
  cancellableMillis,
  CancellationReason,
  InvoiceReferenceNumber,
  InvoiceRegistration,
  isToBeRegistered,
  IssuedDocument,
  longestRemark,
  RegisteredDocument,
  registeredDocument,
  RegistrationCancellation,
  RegistrationNotCancelled,
  unregisteredDocument,
  UnregisteredDocument,
} from "./invoice-registration.ts"
export {
  type EntityFailures,
  FurtherRegistration,
  furtherRegistration,
  IssuingEntity,
  issuingEntity,
  type RegistrationFailures,
  sellerIn,
  type TypedEntity,
  type TypedRegistration,
  unregisteredEntity,
} from "./issuing-entity.ts"
