export {
  anyAgeBands,
  anyCampaign,
  anyCampaignBudget,
  anyCampaignContent,
  anyCampaignDraft,
  anyCampaignStatus,
  anyChannelState,
  anyConfiguration,
  anyDayNear,
  anyReviewDecision,
  anyTargetLocation,
} from "./campaigns.arbitrary.ts"
export { anyMatchedKeyword, anyPlanEdit } from "./plan-edit.arbitrary.ts"
export { anyAdTest } from "./ad-test.arbitrary.ts"
export { budget, draft, price } from "./sample-campaign.ts"
export { emptyPlan } from "./sample-plan.ts"
export { seededChance, simulatedDays } from "./simulated-test.ts"
export { anyAudienceContent, anyChosenList, anySavedAudience } from "./saved-audience.arbitrary.ts"
export { anyShopItems, sampleShopItem } from "./shop-items.arbitrary.ts"
