import type { ProviderSettings, SettingValues } from "@adapters/settings"
import type { GoogleAdsOptions } from "./google-options.ts"

/** A customer's number as Google shows it, or its digits alone. */
const customer = { holds: "text", format: [/^(?:\d{10}|\d{3}-\d{3}-\d{4})$/, "123-456-7890"] } as const

const digitsOf = (customerId: string): string => customerId.replaceAll("-", "")

/** What Google Ads is reached with; each region has a customer in its currency and time zone. */
export const googleSettings = {
  GOOGLE_ADS_BASE_URL: { holds: "address" },
  GOOGLE_ADS_VERSION: { holds: "text", format: [/^v\d+$/, "v25"], versionOf: "googleAds" },
  GOOGLE_OAUTH_URL: { holds: "address" },
  GOOGLE_ADS_DEVELOPER_TOKEN: { holds: "text" },
  GOOGLE_ADS_CLIENT_ID: { holds: "text" },
  GOOGLE_ADS_CLIENT_SECRET: { holds: "secret" },
  GOOGLE_ADS_REFRESH_TOKEN: { holds: "secret" },
  GOOGLE_ADS_LOGIN_CUSTOMER_ID: customer,
  GOOGLE_ADS_CUSTOMER_ID: customer,
  GOOGLE_ADS_CUSTOMER_ID_GB: customer,
} as const satisfies ProviderSettings

export const googleOptionsOf = (settings: SettingValues<typeof googleSettings>): GoogleAdsOptions => ({
  baseUrl: settings.GOOGLE_ADS_BASE_URL,
  tokenUrl: settings.GOOGLE_OAUTH_URL,
  version: settings.GOOGLE_ADS_VERSION,
  developerToken: settings.GOOGLE_ADS_DEVELOPER_TOKEN,
  clientId: settings.GOOGLE_ADS_CLIENT_ID,
  clientSecret: settings.GOOGLE_ADS_CLIENT_SECRET,
  refreshToken: settings.GOOGLE_ADS_REFRESH_TOKEN,
  loginCustomerId: digitsOf(settings.GOOGLE_ADS_LOGIN_CUSTOMER_ID),
  customers: {
    IN: digitsOf(settings.GOOGLE_ADS_CUSTOMER_ID),
    GB: digitsOf(settings.GOOGLE_ADS_CUSTOMER_ID_GB),
  },
})
