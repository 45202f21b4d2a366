export { TransactionKind, Wallet, WalletTransaction } from "./wallet.ts"
export { Payment, PaymentGateway, PaymentHandover, PaymentId, PaymentStatus } from "./payment.ts"
export {
  BudgetNotAllowed,
  IdempotencyConflict,
  InsufficientFunds,
  PaymentDeclined,
  PaymentNotFound,
  PaymentPending,
  PaymentProviderRefused,
  PriceChanged,
} from "./failures.ts"
export {
  CampaignHoldings,
  type Holdings,
  imbalance,
  LedgerAccount,
  LedgerEntry,
  movementOf,
  noCampaignHoldings,
  Posting,
} from "./ledger.ts"
export { SessionPayment } from "./session-payment.ts"
export { afterPosting, campaignHoldings, type PostingFault, postingFault } from "./holdings.ts"
export { launchLock, type PostingFacts, refund, spend, topUp, unlock } from "./postings.ts"
export { type BillingFailure, type BillingFailures, gstBilling, GstBilling, longestRegisteredName } from "./billing.ts"
