import type { ProviderSettings } from "@adapters/settings"

/** What Razorpay is reached with. */
export const razorpaySettings = {
  RAZORPAY_BASE_URL: { holds: "address" },
  RAZORPAY_SCRIPT_URL: { holds: "address" },
  RAZORPAY_KEY_ID: { holds: "text", forTests: /^rzp_test_/ },
  RAZORPAY_KEY_SECRET: { holds: "secret" },
  RAZORPAY_WEBHOOK_SECRET: { holds: "secrets" },
} as const satisfies ProviderSettings
