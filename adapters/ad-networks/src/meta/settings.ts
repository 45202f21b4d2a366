import { currentSecret, type ProviderSettings, type SettingValues } from "@adapters/settings"
import type { MetaLinkingOptions, MetaOptions } from "./meta-options.ts"

/** What Meta is reached with; each region has an ad account in its currency and time zone. */
export const metaSettings = {
  META_BASE_URL: {
    meaning: "the address of the Graph API, without a version",
    example: "https://graph.facebook.com",
    holds: "address",
  },
  META_LOGIN_URL: {
    meaning: "the address of the login that pages are linked by",
    example: "https://www.facebook.com",
    holds: "address",
  },
  META_GRAPH_VERSION: {
    meaning: "the version of the Marketing API that is spoken",
    holds: "text",
    format: [/^v\d+\.\d+$/, "v25.0"],
    versionOf: "meta",
  },
  META_APP_ID: { meaning: "the app that people let in when they link a page", holds: "text" },
  META_APP_SECRET: {
    meaning: "the secret of that app, which also signs notices; two with a comma while it is changed",
    holds: "secrets",
  },
  META_ACCESS_TOKEN: { meaning: "the token of the system user that runs the ads", holds: "secret" },
  META_VERIFY_TOKEN: { meaning: "the word by which the address of notices is proved, chosen by you", holds: "secret" },
  META_BUSINESS_ID: { meaning: "the business that pages and accounts are shared with", holds: "text" },
  META_AD_ACCOUNT_ID: { meaning: "the ad account of businesses in India, in rupees", holds: "text" },
  META_AD_ACCOUNT_ID_GB: { meaning: "the ad account of businesses in the United Kingdom, in pounds", holds: "text" },
  META_PAGE_ID: { meaning: "the page that ads of businesses without one appear as", holds: "text" },
} as const satisfies ProviderSettings

/** The app and the business that people's accounts are linked with. */
export const metaLinkingOf = (settings: SettingValues<typeof metaSettings>): MetaLinkingOptions => ({
  ...metaOptionsOf(settings),
  loginUrl: settings.META_LOGIN_URL,
  appId: settings.META_APP_ID,
})

export const metaOptionsOf = (settings: SettingValues<typeof metaSettings>): MetaOptions => ({
  baseUrl: settings.META_BASE_URL,
  version: settings.META_GRAPH_VERSION,
  accessToken: settings.META_ACCESS_TOKEN,
  appSecret: currentSecret(settings.META_APP_SECRET),
  adAccounts: { IN: settings.META_AD_ACCOUNT_ID, GB: settings.META_AD_ACCOUNT_ID_GB },
  portalPageId: settings.META_PAGE_ID,
  businessId: settings.META_BUSINESS_ID,
})
