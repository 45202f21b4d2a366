export {
  anyCard,
  anyGatewayWord,
  anyGstBilling,
  anyIdempotencyKey,
  anyInvoiceFacts,
  anyInvoiceSeries,
  anyPayment,
} from "./wallet.arbitrary.ts"
