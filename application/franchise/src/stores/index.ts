export { FranchiseStores } from "./franchise-stores.ts"
