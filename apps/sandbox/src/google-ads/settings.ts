import { providerVersions } from "@adapters/settings"

/** What the product reaches this sandbox's Google Ads with. */
export const googleAdsSettings = {
  credentials: {
    GOOGLE_ADS_DEVELOPER_TOKEN: "gads_dev_marquee",
    GOOGLE_ADS_CLIENT_ID: "gads_client",
    GOOGLE_ADS_CLIENT_SECRET: "gads_secret",
    GOOGLE_ADS_REFRESH_TOKEN: "gads_refresh",
    GOOGLE_ADS_LOGIN_CUSTOMER_ID: "1112223333",
    GOOGLE_ADS_CUSTOMER_ID: "4445556666",
    GOOGLE_ADS_CUSTOMER_ID_GB: "4445556667",
    GOOGLE_ADS_VERSION: providerVersions.googleAds.usual,
  },
  paths: { GOOGLE_ADS_BASE_URL: "/gads", GOOGLE_DATA_MANAGER_URL: "/gdm", GOOGLE_OAUTH_URL: "/oauth2/token" },
} as const
