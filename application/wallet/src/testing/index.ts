export { memoryAddOnPurchases, memoryPriorityCare } from "./memory-add-on-purchases.ts"
export { memoryAutomaticTopUps } from "./memory-automatic-top-ups.ts"
export { memoryLedger } from "./memory-ledger.ts"
export { type MemorySession, memoryPayableSessions, SessionDesk } from "./memory-payable-sessions.ts"
export { GatewayDesk, memoryPaymentGateways } from "./memory-payment-gateways.ts"
export { memoryPaidCampaigns, StopDesk } from "./memory-paid-campaigns.ts"
export { memoryPaymentIssues } from "./memory-payment-issues.ts"
export { memoryPaymentNotices, NoticeDesk } from "./memory-payment-notices.ts"
export { memoryPaymentRepository } from "./memory-payment-repository.ts"
export { memoryRefundRepository } from "./memory-refund-repository.ts"
export { CardDesk, memoryGatewayCustomers, memorySavedCards } from "./memory-saved-cards.ts"
export { memoryTopUpTerms } from "./memory-top-up-terms.ts"
export { memoryWalletRegion } from "./memory-wallet-region.ts"
export { memoryWalletWorld } from "./memory-wallet-world.ts"
export {
  memoryBilledBusinesses,
  memoryBillingDocuments,
  memoryBillingSettings,
  memoryDocumentFiles,
} from "./memory-billing.ts"
export { memoryInvoicePortal } from "./memory-invoice-portal.ts"
