import type { PaymentGatewayName } from "@domain/kernel"
import { freshRazorpay } from "./razorpay/razorpay-state.ts"
import { freshStripe } from "./stripe/stripe-state.ts"

/** What each gateway remembers, before anybody called it. */
export const freshGateways = () =>
  ({ razorpay: freshRazorpay(), stripe: freshStripe() }) satisfies Record<PaymentGatewayName, object>

export type GatewayStates = ReturnType<typeof freshGateways>
