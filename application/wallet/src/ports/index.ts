export { decodeCursor, encodeCursor } from "./statement-cursor.ts"
export { type BilledBusiness, BilledBusinesses } from "./billed-businesses.ts"
export {
  type DocumentFilter,
  BillingDocuments,
  type EarlierDocuments,
  type IssuedPeriod,
  type PeriodSum,
} from "./billing-documents.ts"
export { type DocumentBrand, DocumentFiles, type StatementWords } from "./document-files.ts"
export { InvoiceNotCancelled, InvoiceNotRegistered, InvoicePortal } from "./invoice-portal.ts"
export { type EventPapers, Ledger, type LedgerEvent, type StatementPage, type StatementRequest } from "./ledger.ts"
export { type PaidFor, type PayableSession, PayableSessions, type SessionGlance } from "@application/signup/services"
export { AddOnPurchases, type CoveredBusiness, type KeyedPurchase } from "./add-on-purchases.ts"
export { AutomaticTopUps } from "./automatic-top-ups.ts"
export { type GatewayCustomer, GatewayCustomers } from "./gateway-customers.ts"
export {
  type CardPayment,
  type GatewayPayment,
  type GatewayRefund,
  PaymentGateways,
  type PaymentOrder,
  type RefundOrder,
  type ReversedPayment,
} from "./payment-gateways.ts"
export {
  firstCheckAfterMs,
  PaymentRepository,
  type RefundablePayment,
  type RequestedPayment,
} from "./payment-repository.ts"
export { type CardHolder, type CardSetup, SavedCards } from "./saved-cards.ts"
export { PaymentNotices } from "./payment-notices.ts"
export { PaymentIssues } from "./payment-issues.ts"
export { type BroughtClient, ClientOrigins } from "./client-origins.ts"
export { RefundRepository } from "./refund-repository.ts"
export { WaitingRefunds } from "./waiting-refunds.ts"
