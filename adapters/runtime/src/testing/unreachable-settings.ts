import { type ProviderSettings, usualVersions } from "@adapters/settings"
import { Result } from "effect"
import { serviceSettings, services } from "../services.ts"
import { readSettings, type Settings } from "../settings.ts"

/** A port of this machine at which nobody listens. */
const nowhere = "http://127.0.0.1:1"

/** A value for each setting of a service, by what it holds. */
const valuesFor = (settings: ProviderSettings) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, { holds }]) => [name, holds === "address" ? nowhere : "none"]),
  )

const { eInvoices: _invoices, pictureBucket: _bucket, push: _push, ...usual } = services

/** Settings of a process on this database that reaches nobody: every provider is at a port where nobody listens. */
export const unreachableSettings = (databaseUrl: string, dataDirectory: string, dnsServers = "127.0.0.1:1"): Settings =>
  Result.getOrThrow(
    readSettings({
      ...Object.assign({}, ...Object.values(usual).map(({ settings }) => valuesFor(settings))),
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
      ...usualVersions(serviceSettings),
      BIGCOMMERCE_API_URL: nowhere,
      SMTP_URL: "smtp://127.0.0.1:1",
    }),
  )
