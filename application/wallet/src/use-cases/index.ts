export { confirmPayment, getPaymentGateway, listSessionPayments } from "./confirm-payment.ts"
export { getWallet, listTransactions } from "./get-wallet.ts"
export { receivePaymentNotice, reconcilePayments } from "./reconcile-payments.ts"
export { reconcileReversals } from "./reconcile-reversals.ts"
export { getSessionFunds } from "./session-shares.ts"
export { startPayment } from "./start-payment.ts"

export { paymentNotices } from "./payment-notices.ts"

/** The service of the wallet for campaigns. */
export { campaignFunds } from "./campaign-funds.ts"
