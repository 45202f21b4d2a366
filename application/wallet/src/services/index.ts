export { CampaignFunds } from "./campaign-funds.ts"
