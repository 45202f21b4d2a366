import { providerVersions } from "@adapters/settings"

/** What the product reaches this sandbox's shops with. Shops of WooCommerce and Magento are reached at their own addresses. */
export const shopSettings = {
  credentials: {
    SHOPIFY_API_KEY: "shopify_key_marquee",
    SHOPIFY_API_SECRET: "shopify_secret_marquee",
    SHOPIFY_API_VERSION: providerVersions.shopify.usual,
  },
  paths: { SHOPIFY_SHOP_URL: "/shopify/{shop}", BIGCOMMERCE_API_URL: "/bigcommerce" },
} as const
