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
  connect: razorpayGateway,
  connectCards: razorpayCards,
  notices: {
    secret: "RAZORPAY_WEBHOOK_SECRET",
    read: async ({ body, headers }, secret) =>
      verifyRazorpayNotice(body, headers["x-razorpay-signature"] ?? "", secret),
  },
})
