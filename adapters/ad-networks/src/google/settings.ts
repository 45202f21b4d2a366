import type { ProviderSettings, SettingValues } from "@adapters/settings"
import type { GoogleAdsOptions } from "./google-options.ts"

/** What Google Ads is reached with; each region has a customer in its currency and time zone. */
export const googleSettings = {
  GOOGLE_ADS_BASE_URL: { holds: "address" },
  GOOGLE_ADS_VERSION: { holds: "text", format: [/^v\d+$/, "v25"], versionOf: "googleAds" },
  GOOGLE_OAUTH_URL: { holds: "address" },
  GOOGLE_ADS_DEVELOPER_TOKEN: { holds: "text" },
  GOOGLE_ADS_CLIENT_ID: { holds: "text" },
  GOOGLE_ADS_CLIENT_SECRET: { holds: "secret" },
  GOOGLE_ADS_REFRESH_TOKEN: { holds: "secret" },
  GOOGLE_ADS_LOGIN_CUSTOMER_ID: { holds: "text" },
  GOOGLE_ADS_CUSTOMER_ID: { holds: "text" },
  GOOGLE_ADS_CUSTOMER_ID_GB: { holds: "text" },
} as const satisfies ProviderSettings

export const googleOptionsOf = (settings: SettingValues<typeof googleSettings>): GoogleAdsOptions => ({
  baseUrl: settings.GOOGLE_ADS_BASE_URL,
  tokenUrl: settings.GOOGLE_OAUTH_URL,
  version: settings.GOOGLE_ADS_VERSION,
  developerToken: settings.GOOGLE_ADS_DEVELOPER_TOKEN,
  clientId: settings.GOOGLE_ADS_CLIENT_ID,
  clientSecret: settings.GOOGLE_ADS_CLIENT_SECRET,
  refreshToken: settings.GOOGLE_ADS_REFRESH_TOKEN,
  loginCustomerId: settings.GOOGLE_ADS_LOGIN_CUSTOMER_ID,
  customers: { IN: settings.GOOGLE_ADS_CUSTOMER_ID, GB: settings.GOOGLE_ADS_CUSTOMER_ID_GB },
})
