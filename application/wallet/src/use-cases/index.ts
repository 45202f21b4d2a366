import { confirmPayment, getPaymentGateway, listSessionPayments } from "./confirm-payment.ts"
import { getWallet, listTransactions } from "./get-wallet.ts"
import { receivePaymentNotice, reconcilePayments } from "./reconcile-payments.ts"
import { reconcileReversals } from "./reconcile-reversals.ts"
import { getSessionFunds } from "./session-shares.ts"
import { startPayment } from "./start-payment.ts"

export {
  confirmPayment,
  getPaymentGateway,
  getSessionFunds,
  getWallet,
  listSessionPayments,
  listTransactions,
  receivePaymentNotice,
  reconcilePayments,
  reconcileReversals,
  startPayment,
}

/** Every handler of this context. */
export const walletUseCases = [
  getPaymentGateway,
  getSessionFunds,
  startPayment,
  confirmPayment,
  listSessionPayments,
  receivePaymentNotice,
  reconcilePayments,
  reconcileReversals,
  getWallet,
  listTransactions,
]

/** The service of the wallet for campaigns. */
export { campaignFunds } from "./campaign-funds.ts"
