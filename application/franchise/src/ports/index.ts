export { FranchiseStorePages, type StoreCounts, type StoreQuery } from "./franchise-store-pages.ts"
