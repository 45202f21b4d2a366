import { eInvoiceSettings } from "./e-invoice/settings.ts"
import { gstSettings } from "./gst/settings.ts"
import { razorpaySettings } from "./razorpay/settings.ts"
import { stripeSettings } from "./stripe/settings.ts"

/** What all gateways, and the look-up of their buyers' tax numbers, are set up with. */
export const paymentSettings = { ...razorpaySettings, ...stripeSettings, ...gstSettings }

export { eInvoiceSettings, gstSettings, razorpaySettings, stripeSettings }
