/** What the product reaches this sandbox's HubSpot with; tokens are of the owners' accounts. */
export const hubSpotSettings = {
  credentials: {},
  paths: { HUBSPOT_BASE_URL: "/hubspot" },
} as const
