export { paymentGateways } from "./payment-gateways.ts"
export { type PaymentNotice, verifyRazorpayNotice, verifyStripeNotice } from "./payment-notices.ts"
export type { PaymentOptions, RazorpayOptions, StripeOptions } from "./payment-options.ts"
export type { RawBody } from "./signatures.ts"
