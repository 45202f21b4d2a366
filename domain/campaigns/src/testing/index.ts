export {
  anyAgeBands,
  anyBriefPlan,
  anyCampaign,
  anyCampaignBudget,
  anyCampaignDraft,
  anyCampaignStatus,
  anyChannelState,
  anyConfiguration,
  anyDayNear,
  anyTargetLocation,
} from "./campaigns.arbitrary.ts"
export { budget, draft, price } from "./sample-campaign.ts"
