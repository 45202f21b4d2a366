import type { LocalSecrets } from "./local-secrets.ts"

/** Ports of a local run; everything else follows from them. */
export interface LocalPorts {
  readonly web: number
  readonly sandbox: number
  readonly smtp: number
}

/** Credentials that the sandbox and the processes share; worthless anywhere else. */
const sandboxCredentials = {
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
  META_AD_ACCOUNT_ID_GB: "3002",
  META_PAGE_ID: "4001",
  META_GRAPH_VERSION: "v8.0",
  GOOGLE_ADS_DEVELOPER_TOKEN: "gads_dev_marquee",
  GOOGLE_ADS_CLIENT_ID: "gads_client",
  GOOGLE_ADS_CLIENT_SECRET: "gads_secret",
  GOOGLE_ADS_REFRESH_TOKEN: "gads_refresh",
  GOOGLE_ADS_LOGIN_CUSTOMER_ID: "1112223333",
  GOOGLE_ADS_CUSTOMER_ID: "4445556666",
  GOOGLE_ADS_CUSTOMER_ID_GB: "4445556667",
  GOOGLE_ADS_VERSION: "v24",
  GOOGLE_PLACES_API_KEY: "places_marquee",
  UNSPLASH_ACCESS_KEY: "unsplash_marquee",
  TWILIO_ACCOUNT_SID: "AC_marquee",
  TWILIO_AUTH_TOKEN: "twilio_marquee",
  TWILIO_FROM: "+15005550006",
} as const

/** Environment of every process of a local run; what the caller's own environment sets wins. */
export const localSettings = (
  ports: LocalPorts,
  databaseUrl: string,
  dataDirectory: string,
  secrets: LocalSecrets,
): Record<string, string> => {
  const sandbox = `http://localhost:${ports.sandbox}`
  const defaults: Record<string, string> = {
    ...sandboxCredentials,
    ...secrets,
    HOST: "127.0.0.1",
    PORT: String(ports.web),
    DATABASE_URL: databaseUrl,
    DATA_DIRECTORY: dataDirectory,
    PUBLIC_ORIGIN: `http://localhost:${ports.web}`,
    STRIPE_BASE_URL: `${sandbox}/stripe`,
    STRIPE_SCRIPT_URL: `${sandbox}/scripts/stripe.js`,
    RAZORPAY_BASE_URL: `${sandbox}/razorpay`,
    RAZORPAY_SCRIPT_URL: `${sandbox}/scripts/razorpay.js`,
    META_BASE_URL: `${sandbox}/graph`,
    GOOGLE_ADS_BASE_URL: `${sandbox}/gads`,
    GOOGLE_OAUTH_URL: `${sandbox}/oauth2/token`,
    GOOGLE_PLACES_BASE_URL: `${sandbox}/places`,
    IP_COUNTRY_URL: `${sandbox}/ip/{ip}`,
    UNSPLASH_BASE_URL: `${sandbox}/unsplash`,
    TWILIO_BASE_URL: `${sandbox}/twilio`,
    SMTP_URL: `smtp://localhost:${ports.smtp}`,
    SAFE_FETCH_ALLOW: `localhost:${ports.sandbox},127.0.0.1:${ports.sandbox}`,
    CLOCK_URL: `${sandbox}/control/api/clock`,
    SANDBOX_PORT: String(ports.sandbox),
    SMTP_PORT: String(ports.smtp),
    SANDBOX_STATE: `${dataDirectory}/sandbox.json`,
    WEBHOOK_TARGET: `http://localhost:${ports.web}`,
    SYNC_SECONDS: "3",
  }
  const chosen = Object.entries(defaults).map(([name, value]) => [name, process.env[name] ?? value])
  return Object.fromEntries(chosen)
}
