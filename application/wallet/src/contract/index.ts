export {
  ConfirmPayment,
  GetPaymentGateway,
  ListSessionPayments,
  ReceivePaymentNotice,
  ReconcilePayments,
  StartPayment,
} from "./payments.ts"
export { GetWallet, ListTransactions } from "./wallet.ts"
