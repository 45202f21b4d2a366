import { paymentSettings } from "@adapters/payments/settings"
import type { ProviderSettings, SettingValues } from "@adapters/settings"

const of = (purpose: string) => `a-long-random-looking-secret-of-${purpose}`

/** A value for each setting of a provider that production accepts. */
const liveValues = <Settings extends ProviderSettings>(settings: Settings): SettingValues<Settings> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, { holds }]) => [
      name,
      holds === "address" ? `https://${name.toLowerCase().replaceAll("_", "-")}.example` : of(name),
    ]),
  ) as SettingValues<Settings>

/** An environment that production starts with; nobody answers at these addresses. */
export const productionEnvironment = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://marquee@database.example/marquee",
  DATA_DIRECTORY: "/var/lib/marquee",
  PUBLIC_ORIGIN: "https://marquee.example",
  ACCESS_TOKEN_KEYS: `k1:${of("tokens")}`,
  LINK_KEYS: `k1:${of("links")}`,
  HASH_KEYS: `k1:${of("hashes")}`,
  STORED_SECRET_KEYS: `k1:${of("stored-secrets")}`,
  ...liveValues(paymentSettings),
  META_BASE_URL: "https://graph.facebook.example",
  META_GRAPH_VERSION: "v8.0",
  META_APP_ID: "1001",
  META_APP_SECRET: of("meta"),
  META_ACCESS_TOKEN: of("meta-system-user"),
  META_VERIFY_TOKEN: of("meta-challenge"),
  META_AD_ACCOUNT_ID: "3001",
  META_AD_ACCOUNT_ID_GB: "3002",
  META_PAGE_ID: "4001",
  GOOGLE_ADS_BASE_URL: "https://googleads.example",
  GOOGLE_ADS_VERSION: "v24",
  GOOGLE_OAUTH_URL: "https://oauth2.google.example/token",
  GOOGLE_ADS_DEVELOPER_TOKEN: of("google-developer"),
  GOOGLE_ADS_CLIENT_ID: "client",
  GOOGLE_ADS_CLIENT_SECRET: of("google-client"),
  GOOGLE_ADS_REFRESH_TOKEN: of("google-refresh"),
  GOOGLE_ADS_LOGIN_CUSTOMER_ID: "1112223333",
  GOOGLE_ADS_CUSTOMER_ID: "4445556666",
  GOOGLE_ADS_CUSTOMER_ID_GB: "4445556667",
  GOOGLE_PLACES_BASE_URL: "https://places.google.example",
  GOOGLE_PLACES_API_KEY: of("places"),
  IP_COUNTRY_URL: "https://country.example/{ip}",
  UNSPLASH_BASE_URL: "https://api.unsplash.example",
  UNSPLASH_ACCESS_KEY: of("unsplash"),
  TWILIO_BASE_URL: "https://api.twilio.example",
  TWILIO_ACCOUNT_SID: "AC0123456789",
  TWILIO_AUTH_TOKEN: of("twilio"),
  TWILIO_FROM: "+15005550006",
  SMTP_URL: "smtps://mail.example",
} as const
