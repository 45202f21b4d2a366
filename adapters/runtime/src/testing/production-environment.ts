import { adNetworkSettings } from "@adapters/ad-networks/settings"
import { shopSettings } from "@adapters/product-feeds/settings"
import { paymentSettings } from "@adapters/payments/settings"
import { type ProviderSettings, providerVersions, type SettingValues } from "@adapters/settings"

const of = (purpose: string) => `a-long-random-looking-secret-of-${purpose}`

/** A value for each setting of a provider that production accepts; versions are the usual ones. */
const liveValues = <Settings extends ProviderSettings>(settings: Settings): SettingValues<Settings> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, { holds, format, versionOf }]) => {
      if (versionOf !== undefined) return [name, providerVersions[versionOf].usual]
      if (format !== undefined && !format[0].test(of(name))) return [name, format[1]]
      return [name, holds === "address" ? `https://${name.toLowerCase().replaceAll("_", "-")}.example` : of(name)]
    }),
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
  ...liveValues(adNetworkSettings),
  ...liveValues(shopSettings),
  GOOGLE_PLACES_BASE_URL: "https://places.google.example",
  GOOGLE_PLACES_API_KEY: of("places"),
  IP_COUNTRY_URL: "https://country.example/{ip}",
  PAGESPEED_BASE_URL: "https://pagespeed.google.example",
  PAGESPEED_API_KEY: of("pagespeed"),
  UNSPLASH_BASE_URL: "https://api.unsplash.example",
  UNSPLASH_ACCESS_KEY: of("unsplash"),
  TWILIO_BASE_URL: "https://api.twilio.example",
  TWILIO_ACCOUNT_SID: "AC0123456789",
  TWILIO_AUTH_TOKEN: of("twilio"),
  TWILIO_FROM: "+15005550006",
  SMTP_URL: "smtps://mail.example",
} as const
