import { secretsIn, type ProviderSettings, type SettingValues } from "@adapters/settings"
import type { ShopsOptions } from "./shop-options.ts"

/** As which app shops of Shopify let us in. */
export const shopSettings = {
  SHOPIFY_API_KEY: { holds: "text" },
  SHOPIFY_API_SECRET: { holds: "secrets" },
  SHOPIFY_API_VERSION: { holds: "text", format: [/^\d{4}-(?:01|04|07|10)$/, "2026-10"], versionOf: "shopify" },
} as const satisfies ProviderSettings

/** Where shops of a system are, unless another place is named. */
const shopPlaces = {
  SHOPIFY_SHOP_URL: "https://{shop}",
  BIGCOMMERCE_API_URL: "https://api.bigcommerce.com",
} as const

/** The shops' options, from the settings. */
export const shopsOptionsOf = (
  settings: SettingValues<typeof shopSettings> & { readonly [Name in keyof typeof shopPlaces]?: string },
): Omit<ShopsOptions, "fetch"> => ({
  shopifyApiKey: settings.SHOPIFY_API_KEY,
  shopifySecrets: secretsIn(settings.SHOPIFY_API_SECRET),
  shopifyVersion: settings.SHOPIFY_API_VERSION,
  shopifyUrl: settings.SHOPIFY_SHOP_URL ?? shopPlaces.SHOPIFY_SHOP_URL,
  bigCommerceUrl: settings.BIGCOMMERCE_API_URL ?? shopPlaces.BIGCOMMERCE_API_URL,
})
