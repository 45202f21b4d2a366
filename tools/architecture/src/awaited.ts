/** Modules of the domain, the application and the adapters that the product does not use yet, each with the screen or call that will use it. */
export const awaited: Readonly<Record<string, string>> = {
  "domain/budget/src/end-date.ts": "the campaign editor: what another last day does to the budget",
  "domain/businesses/src/feed-rows.ts": "the product feed's page, and the feed of a franchise's stores",
  "domain/campaigns/src/campaign-alert.ts": "the campaign desk: campaigns that have not begun or are over",
  "domain/campaigns/src/campaign-content.ts": "the campaign editor: its fields and their refusals",
  "domain/campaigns/src/campaign-draft.ts": "the campaign editor: a campaign that is not made in the sign-up",
  "domain/campaigns/src/campaign-filter.ts": "the campaign desk: its filter",
  "domain/campaigns/src/one-draft.ts": "the campaign desk: a business with one draft and nothing launched",
  "domain/creatives/src/rich-media.ts": "the rich-media builder",
  "domain/insights/src/lead-ad.ts": "the campaign desk: the ads that open a form",
  "domain/wallet/src/statement.ts": "ports in memory, which the statement read by SQL is compared with",
}
