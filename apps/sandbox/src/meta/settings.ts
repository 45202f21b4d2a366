import { providerVersions } from "@adapters/settings"

/** What the product reaches this sandbox's Meta with. */
export const metaSettings = {
  credentials: {
    META_APP_ID: "1001",
    META_APP_SECRET: "meta_secret_marquee",
    META_ACCESS_TOKEN: "meta_system_marquee",
    META_VERIFY_TOKEN: "meta_verify_marquee",
    META_BUSINESS_ID: "2001",
    META_AD_ACCOUNT_ID: "3001",
    META_AD_ACCOUNT_ID_GB: "3002",
    META_PAGE_ID: "4001",
    META_GRAPH_VERSION: providerVersions.meta.usual,
  },
  paths: { META_BASE_URL: "/graph", META_LOGIN_URL: "/graph" },
} as const
