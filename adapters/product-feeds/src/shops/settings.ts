import { secretsIn, type ProviderSettings, type SettingValues, valuesIn } from "@adapters/settings"
import type { ShopifyOptions, ShopsOptions } from "./shop-options.ts"

/** The app that shops of Shopify let in. */
export const shopSettings = {
  SHOPIFY_API_KEY: { meaning: "the key of the app that shops let in", holds: "text" },
  SHOPIFY_API_SECRET: {
    meaning: "the secret of that app, which also signs notices; two with a comma while it is changed",
    holds: "secrets",
  },
  SHOPIFY_API_VERSION: {
    meaning: "the version of the Admin API that is spoken",
    holds: "text",
    format: [/^\d{4}-(?:01|04|07|10)$/, "2026-10"],
    versionOf: "shopify",
  },
} as const satisfies ProviderSettings

const shopifyOf = (app: SettingValues<typeof shopSettings> | undefined, url: string): ShopifyOptions | undefined =>
  app && {
    apiKey: app.SHOPIFY_API_KEY,
    secrets: secretsIn(app.SHOPIFY_API_SECRET),
    version: app.SHOPIFY_API_VERSION,
    url,
  }

/** Where shops of a system are. */
type ShopPlaces = {
  readonly SHOPIFY_SHOP_URL: string
  readonly BIGCOMMERCE_API_URL: string
}

/** The shops' options, from the settings. */
export const shopsOptionsOf = (
  settings: Partial<SettingValues<typeof shopSettings>> & ShopPlaces,
): Omit<ShopsOptions, "fetch"> => ({
  shopify: shopifyOf(valuesIn(shopSettings, settings), settings.SHOPIFY_SHOP_URL),
  bigCommerceUrl: settings.BIGCOMMERCE_API_URL,
})
