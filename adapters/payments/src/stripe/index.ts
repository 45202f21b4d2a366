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
  inTestMode:
    "Stripe (<code>pk_test_…</code>): confirm <code>clientSecret</code> with <code>publishableKey</code> by Stripe.js, or <code>POST /v1/payment_intents/{id}/confirm</code> with <code>payment_method=pm_card_visa</code>, which is paid, or <code>pm_card_chargeDeclined</code>, which is declined. Nothing is returned: confirm here with the <code>paymentId</code> alone.",
  connect: stripeGateway,
  connectCards: stripeCards,
  notices: {
    secret: "STRIPE_WEBHOOK_SECRET",
    read: ({ body, headers }, secret) => verifyStripeNotice(body, headers["stripe-signature"] ?? "", secret),
  },
})
