export { CampaignLeads } from "./campaign-leads.ts"
export { SpendForecasts } from "./spend-forecasts.ts"
export { UsableLists } from "./usable-lists.ts"
export { ownedViews, viewStore } from "./owned-views.ts"
