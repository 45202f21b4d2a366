import { gatewayDefinition } from "../gateway-definition.ts"
import { razorpayCards } from "./cards.ts"
import { razorpayGateway } from "./gateway.ts"
import { verifyRazorpayNotice } from "./notices.ts"
import { razorpaySettings } from "./settings.ts"

export const razorpay = gatewayDefinition({
  settings: razorpaySettings,
  script: {
    setting: "RAZORPAY_SCRIPT_URL",
    origin: "https://checkout.razorpay.com",
    calls: ["https://api.razorpay.com", "https://lumberjack.razorpay.com"],
    pictures: ["https://cdn.razorpay.com"],
  },
  inTestMode:
    "Razorpay (<code>rzp_test_…</code>): open its checkout with <code>keyId</code> and <code>orderId</code>, and pay with card <code>4111 1111 1111 1111</code> or UPI <code>success@razorpay</code>; <code>failure@razorpay</code> is declined. Confirm here with what the checkout returned.",
  connect: razorpayGateway,
  connectCards: razorpayCards,
  notices: {
    secret: "RAZORPAY_WEBHOOK_SECRET",
    read: async ({ body, headers }, secret) =>
      verifyRazorpayNotice(body, headers["x-razorpay-signature"] ?? "", secret),
  },
})
