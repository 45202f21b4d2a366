export { CampaignLeads } from "./campaign-leads.ts"
export { judgedLead } from "./judged-lead.ts"
export { SpendForecasts } from "./spend-forecasts.ts"
export { UsableLists } from "./usable-lists.ts"
