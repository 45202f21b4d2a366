import type { ProviderSettings } from "@adapters/settings"

/** What Razorpay is reached with. */
export const razorpaySettings = {
  RAZORPAY_BASE_URL: {
    meaning: "the address of the API, without a path",
    example: "https://api.razorpay.com",
    holds: "address",
  },
  RAZORPAY_SCRIPT_URL: {
    meaning: "the script of the payment window",
    example: "https://checkout.razorpay.com/v1/checkout.js",
    holds: "address",
  },
  RAZORPAY_KEY_ID: {
    meaning: "the key that the browser may see",
    example: "rzp_live_…",
    holds: "text",
    forTests: /^rzp_test_/,
  },
  RAZORPAY_KEY_SECRET: {
    meaning: "the secret of that key, by which calls are made and returned fields are checked",
    holds: "secret",
  },
  RAZORPAY_WEBHOOK_SECRET: {
    meaning: "the secret that notices are signed with, chosen by you; two with a comma while it is changed",
    holds: "secrets",
  },
} as const satisfies ProviderSettings
