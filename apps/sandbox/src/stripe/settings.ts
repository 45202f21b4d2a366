/** What the product reaches this sandbox's Stripe with. */
export const stripeSettings = {
  credentials: {
    STRIPE_SECRET_KEY: "sk_test_marquee",
    STRIPE_PUBLISHABLE_KEY: "pk_test_marquee",
    STRIPE_WEBHOOK_SECRET: "whsec_marquee",
  },
  paths: { STRIPE_BASE_URL: "/stripe", STRIPE_SCRIPT_URL: "/scripts/stripe.js" },
} as const
