export { Briefs } from "./briefs.ts"
export { CampaignEdits, type StoredEdit } from "./campaign-edits.ts"
export { CampaignPlans } from "./campaign-plans.ts"
