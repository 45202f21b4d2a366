export { CampaignFunds } from "./campaign-funds.ts"
export { type BusinessSpan, PriorityCare } from "./priority-care.ts"
export { type PaidCampaign, PaidCampaigns } from "./paid-campaigns.ts"
