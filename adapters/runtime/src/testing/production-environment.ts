import { type ProviderSettings, providerVersions, type SettingValues } from "@adapters/settings"
import { services } from "../services.ts"

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

/** What production must have; nobody answers at these addresses. */
export const compulsoryEnvironment = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://marquee@database.example/marquee",
  DATA_DIRECTORY: "/var/lib/marquee",
  PUBLIC_ORIGIN: "https://marquee.example",
  ACCESS_TOKEN_KEYS: `k1:${of("tokens")}`,
  LINK_KEYS: `k1:${of("links")}`,
  HASH_KEYS: `k1:${of("hashes")}`,
  STORED_SECRET_KEYS: `k1:${of("stored-secrets")}`,
  SMTP_URL: "smtps://mail.example",
} as const

/** An environment with the services that every portal uses, which production starts with. */
export const productionEnvironment = {
  ...compulsoryEnvironment,
  ...liveValues(services.razorpay.settings),
  ...liveValues(services.stripe.settings),
  ...liveValues(services.gstLookUp.settings),
  ...liveValues(services.meta.settings),
  ...liveValues(services.google.settings),
  ...liveValues(services.shopify.settings),
  ...liveValues(services.places.settings),
  ...liveValues(services.ipCountry.settings),
  ...liveValues(services.screenshots.settings),
  ...liveValues(services.stockPhotos.settings),
  ...liveValues(services.textMessages.settings),
} as const
