export {
  createFranchiseCampaign,
  deleteFranchiseCampaign,
  getFranchiseCampaign,
  listFranchiseCampaigns,
  quoteFranchiseCampaign,
  saveFranchiseCampaign,
} from "./franchise-campaigns.ts"
export { listFranchiseResults } from "./franchise-results.ts"
export {
  getFranchiseLaunch,
  giveUpFranchiseStores,
  launchFranchiseCampaign,
  launchFranchiseStores,
  retryFranchiseStores,
} from "./launch-franchise.ts"
export { getStoreBudget, saveStoreBudget } from "./store-budget.ts"
export {
  addFranchiseStore,
  changeFranchiseStore,
  listFranchiseStores,
  readFranchiseStores,
  removeFranchiseStore,
  saveFranchiseStores,
} from "./stores.ts"
