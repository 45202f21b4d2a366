/** Every key the sandbox accepts, named as the environment names them, with its default. */
const DEFAULT_CREDENTIALS = {
  STRIPE_SECRET_KEY: "sk_test_marquee",
  STRIPE_PUBLISHABLE_KEY: "pk_test_marquee",
  STRIPE_WEBHOOK_SECRET: "whsec_marquee",
  RAZORPAY_KEY_ID: "rzp_test_marquee",
  RAZORPAY_KEY_SECRET: "rzp_secret_marquee",
  RAZORPAY_WEBHOOK_SECRET: "rzp_whsec_marquee",
  META_APP_ID: "1001",
  META_APP_SECRET: "meta_secret_marquee",
  META_ACCESS_TOKEN: "meta_system_marquee",
  META_VERIFY_TOKEN: "meta_verify_marquee",
  META_BUSINESS_ID: "2001",
  META_AD_ACCOUNT_ID: "3001",
  META_PAGE_ID: "4001",
  GOOGLE_ADS_DEVELOPER_TOKEN: "gads_dev_marquee",
  GOOGLE_ADS_CLIENT_ID: "gads_client",
  GOOGLE_ADS_CLIENT_SECRET: "gads_secret",
  GOOGLE_ADS_REFRESH_TOKEN: "gads_refresh",
  GOOGLE_ADS_LOGIN_CUSTOMER_ID: "1112223333",
  GOOGLE_ADS_CUSTOMER_ID: "4445556666",
  GOOGLE_PLACES_API_KEY: "places_marquee",
  UNSPLASH_ACCESS_KEY: "unsplash_marquee",
  TWILIO_ACCOUNT_SID: "AC_marquee",
  TWILIO_AUTH_TOKEN: "twilio_marquee",
} as const

export type Credentials = { readonly [Name in keyof typeof DEFAULT_CREDENTIALS]: string }

const isName = (name: string): name is keyof Credentials => Object.hasOwn(DEFAULT_CREDENTIALS, name)

/** Takes the known names from an environment; absent or empty ones keep their default. */
export const credentialsFrom = (environment: Readonly<Record<string, string | undefined>>): Credentials => {
  const found: Record<keyof Credentials, string> = { ...DEFAULT_CREDENTIALS }
  for (const [name, value] of Object.entries(environment)) {
    if (isName(name) && value !== undefined && value !== "") found[name] = value
  }
  return found
}
