import { razorpaySettings } from "./razorpay/settings.ts"
import { stripeSettings } from "./stripe/settings.ts"

/** What all gateways are set up with. */
export const paymentSettings = { ...razorpaySettings, ...stripeSettings }
