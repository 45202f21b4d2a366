export {
  ConfirmPayment,
  GetPaymentGateway,
  GetSessionFunds,
  ListSessionPayments,
  ReceivePaymentNotice,
  ReconcilePayments,
  StartPayment,
} from "./payments.ts"
export { GetWallet, ListTransactions } from "./wallet.ts"
