export { getStoreBudget, saveStoreBudget } from "./store-budget.ts"
export {
  addFranchiseStore,
  changeFranchiseStore,
  listFranchiseStores,
  readFranchiseStores,
  removeFranchiseStore,
  saveFranchiseStores,
} from "./stores.ts"
