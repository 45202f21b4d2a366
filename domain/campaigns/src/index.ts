export {
  AgeBand,
  ageBands,
  DistanceUnit,
  Gender,
  Interest,
  LocationMode,
  Radius,
  radiusOptions,
  TargetArea,
  TargetLocation,
} from "./targeting.ts"
export { BudgetType, CampaignBudget, SchedulingMode } from "./budget.ts"
export { CampaignChannel, LinkedAccounts, LinkedPage } from "./campaign-channel.ts"
export { Campaign, CampaignStatus, ChannelState, PauseReason } from "./campaign.ts"
export { CampaignTab, campaignTabs, statusesOf } from "./campaign-tab.ts"
export {
  CampaignMoveNotAllowed,
  CampaignNotFound,
  CampaignNotLaunchable,
  EndDateNotAllowed,
  JobNotFound,
} from "./failures.ts"
