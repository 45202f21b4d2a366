export {
  addFranchiseStore,
  changeFranchiseStore,
  listFranchiseStores,
  readFranchiseStores,
  removeFranchiseStore,
  saveFranchiseStores,
} from "./stores.ts"
