export {
  FranchiseCampaignChanged,
  FranchiseCampaignDraft,
  FranchiseCampaignNotFound,
  FranchiseCampaignNotReady,
} from "./franchise-campaign.ts"
export {
  acceptedHash,
  budgetOfStore,
  chosenStores,
  launchedStores,
  type LaunchFacts,
  launchPlan,
  type LaunchPlan,
  type LaunchRefusal,
  launchRefusals,
  type PlannedStore,
} from "./launch-plan.ts"
export {
  FranchiseLaunch,
  type LaunchProgress,
  launchProgress,
  OrderedStore,
  priceOfAll,
  StoreOutcome,
  waitingStores,
} from "./launch-progress.ts"
