import { adNetworkSettings } from "@adapters/ad-networks/settings"
import { shopSettings } from "@adapters/product-feeds/settings"
import { paymentSettings } from "@adapters/payments/settings"
import { addressesOf, usualVersions } from "@adapters/settings"
import { Result } from "effect"
import { readSettings, type Settings } from "../settings.ts"

/** A port of this machine at which nobody listens. */
const nowhere = "http://127.0.0.1:1"

const addresses = [
  ...addressesOf(paymentSettings),
  ...addressesOf(adNetworkSettings),
  "GOOGLE_PLACES_BASE_URL",
  "PAGESPEED_BASE_URL",
  "UNSPLASH_BASE_URL",
  "TWILIO_BASE_URL",
] as const

const secrets = [
  ...Object.keys(paymentSettings),
  ...Object.keys(adNetworkSettings),
  ...Object.keys(shopSettings),
  "GOOGLE_PLACES_API_KEY",
  "PAGESPEED_API_KEY",
  "UNSPLASH_ACCESS_KEY",
  "TWILIO_ACCOUNT_SID",
  "TWILIO_AUTH_TOKEN",
  "TWILIO_FROM",
] as const

/** Settings of a process on this database that reaches nobody: every provider is at a port where nobody listens. */
export const unreachableSettings = (databaseUrl: string, dataDirectory: string, dnsServers = "127.0.0.1:1"): Settings =>
  Result.getOrThrow(
    readSettings({
      ...Object.fromEntries(secrets.map((name) => [name, "none"])),
      ...Object.fromEntries(addresses.map((name) => [name, nowhere])),
      DATABASE_URL: databaseUrl,
      DATABASE_CONNECTIONS: "4",
      DNS_SERVERS: dnsServers,
      DATA_DIRECTORY: dataDirectory,
      PUBLIC_ORIGIN: "http://localhost:4000",
      ACCESS_TOKEN_KEYS: "k1:not-a-secret-of-tokens-and-long-enough-for-one",
      LINK_KEYS: "k1:not-a-secret-of-links-and-long-enough-for-one",
      HASH_KEYS: "k1:not-a-secret-of-hashes-and-long-enough-for-one",
      STORED_SECRET_KEYS: "k1:not-a-secret-of-stored-ones-and-long-enough-for-one",
      IP_COUNTRY_URL: `${nowhere}/{ip}`,
      GOOGLE_ADS_LOGIN_CUSTOMER_ID: "1112223333",
      GOOGLE_ADS_CUSTOMER_ID: "4445556666",
      GOOGLE_ADS_CUSTOMER_ID_GB: "4445556667",
      ...usualVersions(adNetworkSettings),
      ...usualVersions(shopSettings),
      BIGCOMMERCE_API_URL: nowhere,
      SMTP_URL: "smtp://127.0.0.1:1",
    }),
  )
