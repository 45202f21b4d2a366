import type { ProviderSettings, SettingValues } from "@adapters/settings"
import type { GoogleAdsOptions } from "./google-options.ts"

/** A customer's number as Google shows it, or its digits alone. */
const customer = (meaning: string) =>
  ({ meaning, holds: "text", format: [/^(?:\d{10}|\d{3}-\d{3}-\d{4})$/, "123-456-7890"] }) as const

const digitsOf = (customerId: string): string => customerId.replaceAll("-", "")

/** What Google Ads is reached with; each region has a customer in its currency and time zone. */
export const googleSettings = {
  GOOGLE_ADS_BASE_URL: {
    meaning: "the address of the Google Ads API, without a version",
    example: "https://googleads.googleapis.com",
    holds: "address",
  },
  GOOGLE_ADS_VERSION: {
    meaning: "the version of the Google Ads API that is spoken",
    holds: "text",
    format: [/^v\d+$/, "v25"],
    versionOf: "googleAds",
  },
  GOOGLE_DATA_MANAGER_URL: {
    meaning: "the address of the Data Manager API, which takes lists of customers, without a version",
    example: "https://datamanager.googleapis.com",
    holds: "address",
  },
  GOOGLE_OAUTH_URL: {
    meaning: "the address at which a refresh token gives an access token",
    example: "https://oauth2.googleapis.com/token",
    holds: "address",
  },
  GOOGLE_ADS_DEVELOPER_TOKEN: { meaning: "the developer token of the manager account", holds: "text" },
  GOOGLE_ADS_CLIENT_ID: { meaning: "the OAuth client", holds: "text" },
  GOOGLE_ADS_CLIENT_SECRET: { meaning: "the secret of that client", holds: "secret" },
  GOOGLE_ADS_REFRESH_TOKEN: { meaning: "the token of the user whose accounts run the ads", holds: "secret" },
  GOOGLE_ADS_LOGIN_CUSTOMER_ID: customer("the manager account that calls are made through"),
  GOOGLE_ADS_CUSTOMER_ID: customer("the account of businesses in India, in rupees"),
  GOOGLE_ADS_CUSTOMER_ID_GB: customer("the account of businesses in the United Kingdom, in pounds"),
} as const satisfies ProviderSettings

export const googleOptionsOf = (settings: SettingValues<typeof googleSettings>): GoogleAdsOptions => ({
  baseUrl: settings.GOOGLE_ADS_BASE_URL,
  dataManagerUrl: settings.GOOGLE_DATA_MANAGER_URL,
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
