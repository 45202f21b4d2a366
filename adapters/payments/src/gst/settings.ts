import type { ProviderSettings } from "@adapters/settings"

/** What the provider of GST look-ups is reached with. */
export const gstSettings = {
  GST_LOOKUP_BASE_URL: { meaning: "the address of the GST provider's look-up", holds: "address" },
  GST_LOOKUP_CLIENT_ID: { meaning: "whose account asks", holds: "text" },
  GST_LOOKUP_TOKEN: { meaning: "the token of that account", holds: "secret" },
} as const satisfies ProviderSettings
