import type { ProviderSettings } from "@adapters/settings"

/** What Stripe is reached with. */
export const stripeSettings = {
  STRIPE_BASE_URL: { holds: "address" },
  STRIPE_SCRIPT_URL: { holds: "address" },
  STRIPE_SECRET_KEY: { holds: "secret", forTests: /^(?:sk|rk)_test_/ },
  STRIPE_PUBLISHABLE_KEY: { holds: "text", forTests: /^pk_test_/ },
  STRIPE_WEBHOOK_SECRET: { holds: "secrets" },
} as const satisfies ProviderSettings
