/** What the product reaches this sandbox's Twilio with. */
export const twilioSettings = {
  credentials: {
    TWILIO_ACCOUNT_SID: "AC_marquee",
    TWILIO_AUTH_TOKEN: "twilio_marquee",
    TWILIO_FROM: "+15005550006",
  },
  paths: { TWILIO_BASE_URL: "/twilio" },
} as const
