import type { ProviderSettings } from "@adapters/settings"

/** What the provider of GST look-ups is reached with. */
export const gstSettings = {
  GST_LOOKUP_BASE_URL: { holds: "address" },
  GST_LOOKUP_CLIENT_ID: { holds: "text" },
  GST_LOOKUP_TOKEN: { holds: "secret" },
} as const satisfies ProviderSettings
