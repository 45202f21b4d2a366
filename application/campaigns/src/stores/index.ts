export { Briefs } from "./briefs.ts"
export { CampaignPlans } from "./campaign-plans.ts"
