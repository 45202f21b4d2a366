import { currentSecret, type ProviderSettings, type SettingValues } from "@adapters/settings"
import type { MetaLinkingOptions, MetaOptions } from "./meta-options.ts"

/** What Meta is reached with; each region has an ad account in its currency and time zone. */
export const metaSettings = {
  META_BASE_URL: { holds: "address" },
  META_LOGIN_URL: { holds: "address" },
  META_GRAPH_VERSION: { holds: "text", format: [/^v\d+\.\d+$/, "v25.0"], versionOf: "meta" },
  META_APP_ID: { holds: "text" },
  META_APP_SECRET: { holds: "secrets" },
  META_ACCESS_TOKEN: { holds: "secret" },
  META_VERIFY_TOKEN: { holds: "secret" },
  META_BUSINESS_ID: { holds: "text" },
  META_AD_ACCOUNT_ID: { holds: "text" },
  META_AD_ACCOUNT_ID_GB: { holds: "text" },
  META_PAGE_ID: { holds: "text" },
} as const satisfies ProviderSettings

/** As which app and business people's accounts are linked. */
export const metaLinkingOf = (settings: SettingValues<typeof metaSettings>): MetaLinkingOptions => ({
  ...metaOptionsOf(settings),
  loginUrl: settings.META_LOGIN_URL,
  appId: settings.META_APP_ID,
  businessId: settings.META_BUSINESS_ID,
})

export const metaOptionsOf = (settings: SettingValues<typeof metaSettings>): MetaOptions => ({
  baseUrl: settings.META_BASE_URL,
  version: settings.META_GRAPH_VERSION,
  accessToken: settings.META_ACCESS_TOKEN,
  appSecret: currentSecret(settings.META_APP_SECRET),
  adAccounts: { IN: settings.META_AD_ACCOUNT_ID, GB: settings.META_AD_ACCOUNT_ID_GB },
  portalPageId: settings.META_PAGE_ID,
})
