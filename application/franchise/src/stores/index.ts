export { FranchiseBudgets } from "./franchise-budgets.ts"
export { FranchiseCampaigns } from "./franchise-campaigns.ts"
export { FranchiseOutcomes } from "./franchise-outcomes.ts"
export { FranchiseStores } from "./franchise-stores.ts"
