export { confirmPayment, getPaymentGateway, listSessionPayments } from "./confirm-payment.ts"
export { getAutomaticTopUp, setAutomaticTopUp, stopAutomaticTopUp, topUpAutomatically } from "./automatic-top-up.ts"
export {
  closeGatewayCustomer,
  listPaymentOptions,
  listSessionPaymentOptions,
  makeDefaultPaymentOption,
  preparePaymentOption,
  removePaymentOption,
} from "./cards.ts"
export {
  openSessionIntent,
  openSessionOrder,
  openTopUpIntent,
  openTopUpOrder,
  verifySessionOrder,
  verifyTopUpOrder,
} from "./gateway-calls.ts"
export { getWallet, listTransactions } from "./get-wallet.ts"
export { receivePaymentNotice, reconcilePayments } from "./reconcile-payments.ts"
export { reconcileReversals } from "./reconcile-reversals.ts"
export { getSessionFunds } from "./session-shares.ts"
export { getRefunds, reconcileRefunds, refundWallet } from "./refunds.ts"
export {
  listPaymentIssues,
  listSettledPaymentIssues,
  settlePaymentIssue,
  writeOffPaymentIssue,
} from "./payment-issues.ts"
export { startPayment } from "./start-payment.ts"
export { confirmSummaryPayment, getSummaryPayment, startSummaryPayment } from "./summary-payments.ts"
export { buyAddOn, getAddOns, listPriorityBusinesses } from "./add-ons.ts"
export { moveFunds } from "./move-funds.ts"
export { confirmTopUp, getTopUpTerms, getWalletGateway, listTopUps, startTopUp } from "./top-ups.ts"
export { downloadBillingDocument, downloadBillingYear, exportTransactions } from "./billing-downloads.ts"
export { getBillingDocument, listBillingDocuments } from "./billing-documents.ts"
export { seedEntities } from "./seed-entities.ts"
export { getBillingDetails, listIssuingEntities, saveBillingDetails, saveIssuingEntity } from "./billing-settings.ts"

export {
  cancelRegistration,
  listRegisteredDocuments,
  listUnregisteredDocuments,
  registerDocumentAgain,
  registerInvoice,
} from "./register-invoice.ts"
export { documentedLedger } from "./documented-ledger.ts"
export { paymentNotices } from "./payment-notices.ts"

/** The service of the wallet for campaigns. */
export { campaignFunds } from "./campaign-funds.ts"
/** The service of the wallet for whoever serves its businesses. */
export { priorityCare } from "./priority-care.ts"
