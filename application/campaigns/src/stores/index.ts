export { Briefs } from "./briefs.ts"
export { CampaignEdits, draftIn, type EditDraft, type StoredEdit } from "./campaign-edits.ts"
export { CampaignPlans } from "./campaign-plans.ts"
export { CampaignViews } from "./campaign-views.ts"
