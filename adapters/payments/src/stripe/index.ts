import { gatewayDefinition } from "../gateway-definition.ts"
import { stripeCards } from "./cards.ts"
import { stripeGateway } from "./gateway.ts"
import { verifyStripeNotice } from "./notices.ts"
import { stripeSettings } from "./settings.ts"

export const stripe = gatewayDefinition({
  settings: stripeSettings,
  script: {
    setting: "STRIPE_SCRIPT_URL",
    origin: "https://js.stripe.com",
    calls: ["https://*.js.stripe.com", "https://api.stripe.com", "https://hooks.stripe.com"],
    pictures: ["https://*.stripe.com"],
  },
  connect: stripeGateway,
  connectCards: stripeCards,
  notices: {
    secret: "STRIPE_WEBHOOK_SECRET",
    read: ({ body, headers }, secret) => verifyStripeNotice(body, headers["stripe-signature"] ?? "", secret),
  },
})
