export {
  type Buyer,
  makePaymentFlow,
  type PaymentFlow,
  type PaymentFlowPorts,
  type PaymentState,
  type PaymentWindow,
  type WindowOutcome,
} from "./payment-flow.ts"
