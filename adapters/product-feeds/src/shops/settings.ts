import { secretsIn, type ProviderSettings, type SettingValues, valuesIn } from "@adapters/settings"
import type { ShopifyOptions, ShopsOptions } from "./shop-options.ts"

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

const shopifyOf = (app: SettingValues<typeof shopSettings> | undefined, url: string): ShopifyOptions | undefined =>
  app && {
    apiKey: app.SHOPIFY_API_KEY,
    secrets: secretsIn(app.SHOPIFY_API_SECRET),
    version: app.SHOPIFY_API_VERSION,
    url,
  }

/** The shops' options, from the settings. */
export const shopsOptionsOf = (
  settings: Partial<SettingValues<typeof shopSettings>> & { readonly [Name in keyof typeof shopPlaces]?: string },
): Omit<ShopsOptions, "fetch"> => ({
  shopify: shopifyOf(valuesIn(shopSettings, settings), settings.SHOPIFY_SHOP_URL ?? shopPlaces.SHOPIFY_SHOP_URL),
  bigCommerceUrl: settings.BIGCOMMERCE_API_URL ?? shopPlaces.BIGCOMMERCE_API_URL,
})
