export {
  AgeBand,
  DistanceUnit,
  Gender,
  Interest,
  LocationMode,
  Radius,
  TargetArea,
  TargetLocation,
} from "./targeting.ts"
export { ageBands, radiusOptions } from "./targeting-options.ts"
export { BudgetType, CampaignBudget, SchedulingMode } from "./budget.ts"
export { CampaignChannel, LinkedAccounts, LinkedPage } from "./campaign-channel.ts"
export { Campaign, CampaignStatus, ChannelState, PauseReason } from "./campaign.ts"
export { CampaignTab, campaignTabs, statusesOf } from "./campaign-tab.ts"
export {
  approve,
  changeEndDate,
  complete,
  deleteDraft,
  launch,
  type LaunchTerms,
  mayMove,
  type Moment,
  movesFrom,
  pause,
  reject,
  resubmit,
  resume,
} from "./campaign-lifecycle.ts"
export { rejectionReason, statusOfChannels, withChannel, withChannels } from "./channel-states.ts"
export { endDatesFor } from "./end-date.ts"
export { reviewDueAt, reviewWorkingDays } from "./review-due.ts"
export { fewestSearchKeywords, type LaunchFacts, missingForLaunch } from "./missing-for-launch.ts"
export {
  CampaignMove,
  CampaignMoveNotAllowed,
  CampaignNotFound,
  CampaignNotLaunchable,
  EndDateNotAllowed,
  JobNotFound,
} from "./failures.ts"
