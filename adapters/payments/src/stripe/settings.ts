import type { ProviderSettings } from "@adapters/settings"

/** What Stripe is reached with. */
export const stripeSettings = {
  STRIPE_BASE_URL: {
    meaning: "the address of the API, without a path",
    example: "https://api.stripe.com",
    holds: "address",
  },
  STRIPE_SCRIPT_URL: {
    meaning: "the script of the payment fields",
    example: "https://js.stripe.com/v3/",
    holds: "address",
  },
  STRIPE_SECRET_KEY: {
    meaning: "the secret or restricted key of the servers",
    example: "sk_live_…",
    holds: "secret",
    forTests: /^(?:sk|rk)_test_/,
  },
  STRIPE_PUBLISHABLE_KEY: {
    meaning: "the key that the browser may see",
    example: "pk_live_…",
    holds: "text",
    forTests: /^pk_test_/,
  },
  STRIPE_WEBHOOK_SECRET: {
    meaning: "the secret that notices are signed with; two with a comma while it is changed",
    example: "whsec_…",
    holds: "secrets",
  },
} as const satisfies ProviderSettings
