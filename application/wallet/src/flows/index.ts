export { makePaymentFlow, type PaymentCalls, type PaymentFlow } from "./payment-flow.ts"
export {
  type Buyer,
  type CardProblem,
  type FieldsHandover,
  type MountedFields,
  type PaymentState,
  type PaymentWindow,
  type WindowOutcome,
} from "./payment-state.ts"
export { sessionPayment, type SessionPrice } from "./session-payment.ts"
export { summaryPayment, type SummaryPrice } from "./summary-payment.ts"
export { topUpPayment } from "./top-up.ts"
