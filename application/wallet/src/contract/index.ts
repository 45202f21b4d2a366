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
export { GetRefunds, ReconcileRefunds, RefundWallet } from "./refunds.ts"
export { GetAutomaticTopUp, SetAutomaticTopUp, StopAutomaticTopUp, TopUpAutomatically } from "./automatic-top-up.ts"
export {
  CloseGatewayCustomer,
  ListPaymentOptions,
  ListSessionPaymentOptions,
  MakeDefaultPaymentOption,
  PreparePaymentOption,
  RemovePaymentOption,
} from "./cards.ts"
export {
  OpenSessionIntent,
  OpenSessionOrder,
  OpenTopUpIntent,
  OpenTopUpOrder,
  VerifySessionOrder,
  VerifyTopUpOrder,
} from "./gateway-calls.ts"
export {
  ListPaymentIssues,
  ListSettledPaymentIssues,
  SettlePaymentIssue,
  WriteOffPaymentIssue,
} from "./payment-issues.ts"
export { BuyAddOn, GetAddOns, ListPriorityBusinesses } from "./add-ons.ts"
export { MoveFunds } from "./funds.ts"
export { ConfirmTopUp, GetTopUpTerms, GetWalletGateway, ListTopUps, StartTopUp } from "./top-ups.ts"
export { GetWallet, ListTransactions } from "./wallet.ts"
export {
  DownloadBillingDocument,
  DownloadBillingYear,
  ExportTransactions,
  GetBillingDocument,
  ListBillingDocuments,
  ListUnregisteredDocuments,
  CancelRegistration,
  ListRegisteredDocuments,
  RegisterDocumentAgain,
  RegisterInvoice,
} from "./billing-documents.ts"
export { GetBillingDetails, ListIssuingEntities, SaveBillingDetails, SaveIssuingEntity } from "./billing-settings.ts"
export { ConfirmSummaryPayment, GetSummaryPayment, StartSummaryPayment, SummaryPayment } from "./summary-payments.ts"
