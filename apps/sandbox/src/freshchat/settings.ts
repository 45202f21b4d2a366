/** What the product reaches this sandbox's Freshchat with; a portal's token is any of its form. */
export const freshchatSettings = {
  credentials: {},
  paths: { FRESHCHAT_SCRIPT_URL: "/scripts/freshchat.js" },
} as const
