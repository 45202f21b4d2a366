export { FranchiseBudgets } from "./franchise-budgets.ts"
export { FranchiseStores } from "./franchise-stores.ts"
