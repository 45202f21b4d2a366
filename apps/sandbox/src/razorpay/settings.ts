/** What the product reaches this sandbox's Razorpay with. */
export const razorpaySettings = {
  credentials: {
    RAZORPAY_KEY_ID: "rzp_test_marquee",
    RAZORPAY_KEY_SECRET: "rzp_secret_marquee",
    RAZORPAY_WEBHOOK_SECRET: "rzp_whsec_marquee",
  },
  paths: { RAZORPAY_BASE_URL: "/razorpay", RAZORPAY_SCRIPT_URL: "/scripts/razorpay.js" },
} as const
