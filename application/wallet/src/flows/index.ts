export {
  type Buyer,
  type CardProblem,
  makePaymentFlow,
  type MountedFields,
  type PaymentFlow,
  type PaymentFlowPorts,
  type PaymentState,
  type PaymentWindow,
  type WindowOutcome,
} from "./payment-flow.ts"
