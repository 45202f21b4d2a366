export { StatementKind, TransactionKind, Wallet, WalletAction, WalletTransaction } from "./wallet.ts"
export {
  PaidFromWallet,
  Payment,
  PaymentGateway,
  paymentGatewayOf,
  GatewayFields,
  PaymentHandover,
  PaymentId,
  PaymentStatus,
} from "./payment.ts"
export { DeclineCause, declineCause } from "./decline-cause.ts"
export { GatewayStatus, type GatewayWord, hear, type Heard, isFinal, paymentMoves } from "./payment-moves.ts"
export { transferStates, WalletTransferState } from "./transfer-state.ts"
export {
  BudgetNotAllowed,
  CardAuthenticationNeeded,
  GatewayNotOffered,
  PaymentsNotSetUp,
  DocumentNotFound,
  GstDetailsNotFetched,
  GstinInvalid,
  IdempotencyConflict,
  InsufficientFunds,
  InvoiceSeriesFull,
  OtherAmountTaken,
  PaymentDeclined,
  PaymentNotFound,
  PaymentNotTaken,
  PaymentOptionNotFound,
  PaymentPending,
  PaymentProviderRefused,
  PriceChanged,
  RefundNotAllowed,
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
export { isOfSession, type PaymentRecord, SessionPayment, TopUpPayment } from "./session-payment.ts"
export { afterPosting, campaignHoldings, type PostingFault, postingFault } from "./holdings.ts"
export type { PostingFacts, Postings } from "./make-posting.ts"
export { leastCharge, payForCampaign, type PaymentShares, paymentShares } from "./pay-for-campaign.ts"
export {
  PaymentIssue,
  PaymentIssueId,
  PaymentIssueKind,
  PaymentIssueNotFound,
  SettledPaymentIssue,
} from "./payment-issue.ts"
export { PaymentPromise } from "./payment-promise.ts"
export { endPromise, passOn, promise } from "./promise.ts"
export {
  AddOnNotSold,
  addOnKey,
  type AddOnPeriod,
  addOnPeriod,
  AddOnPurchase,
  AddOnPurchaseId,
  addOnReference,
  ranDuring,
} from "./add-on-purchase.ts"
export { buyAddOn, endLaunch, launchLock, topUp, undoLaunch, unlock } from "./postings.ts"
export {
  paymentMoney,
  type PaymentMoney,
  paymentOfLine,
  paymentReference,
  refund,
  refundableOf,
  type RefundPart,
  refundPlan,
  refundReference,
} from "./refund.ts"
export { agencyParts, type FreeMoney, type PartyPayment, sumOfParts } from "./agency-money.ts"
export {
  failedRefundReference,
  refundBack,
  RefundId,
  refundMoves,
  isDecided,
  returnedReversalReference,
  WalletRefund,
} from "./wallet-refund.ts"
export { changeLock } from "./change-lock.ts"
export { paperPostings } from "./paper-postings.ts"
export {
  hearReversal,
  isReturned,
  PaymentStanding,
  paymentStanding,
  Reversal,
  ReversalKind,
  reversalMoves,
  ReversalState,
  type ReversalStep,
} from "./reversal.ts"
export { isStopped, reversalPostings, reversalReference, type TakenBack } from "./reversal-postings.ts"
export { ownSpend, spend } from "./spend.ts"
export { statementOf } from "./statement.ts"
export { type StatementDay, statementDays } from "./statement-days.ts"
export { isWanted, StatementFilter, StatementTopic, topicOfKind } from "./statement-filter.ts"
export { lowBalanceDays, type RunningCampaign, spendForecast, SpendForecast } from "./forecast.ts"
export { isFunded, missingFor, recommendedTopUp } from "./funds.ts"
export { checkRepeat, fingerprintOf, type RequestContent } from "./idempotency.ts"
export {
  addPaymentOption,
  defaultOption,
  isUsable,
  makeDefault,
  PaymentOption,
  paymentOptionsOf,
  removePaymentOption,
  type SavedCard,
} from "./payment-options.ts"
export { GatewayFee, gatewayFee, gatewayFeeReference, sumOfFees } from "./gateway-fee.ts"
export {
  type HousePosting,
  isOfHouse,
  writeOffCovered,
  writeOffFound,
  writeOffOf,
  WriteOffRefused,
  writeOffReference,
  writtenOffBy,
} from "./write-off.ts"
export { type BillingFailures, gstBilling, GstBilling, longestRegisteredName } from "./billing.ts"
export { type BillingFailure } from "./billing-failure.ts"
export { GstRegistration, GstStatus, GstTaxpayerType } from "./gst-registration.ts"
export {
  AutomaticTopUp,
  automaticAmount,
  AutomaticLimits,
  automaticLimits,
  AutomaticTopUpRefused,
  checkAutomaticTopUp,
  TopUpPause,
  type WalletToFill,
} from "./automatic-top-up.ts"
export * from "./accounting/index.ts"
export * from "./commissions/index.ts"
export { isRefundLate, refundPatienceMillis, RefundNotWaiting, WaitingRefund } from "./waiting-refund.ts"
export * from "./documents/index.ts"
export {
  CardSetupRequest,
  gatewayOfCalls,
  GatewayIntent,
  GatewayOrder,
  intentOf,
  orderOf,
  GatewayOrderRequest,
} from "./gateway-request.ts"
