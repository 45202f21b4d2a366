export {
  ConfirmPayment,
  GetPaymentGateway,
  GetSessionFunds,
  ListSessionPayments,
  ReceivePaymentNotice,
  ReconcilePayments,
  ReconcileReversals,
  StartPayment,
} from "./payments.ts"
export { GetWallet, ListTransactions } from "./wallet.ts"
