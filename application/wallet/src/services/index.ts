export { CampaignFunds } from "./campaign-funds.ts"
export { type PaidCampaign, PaidCampaigns } from "./paid-campaigns.ts"
export { MoneyFollowers } from "./money-followers.ts"
