export { FranchiseStorePages, type StoreCounts, type StoreQuery } from "./franchise-store-pages.ts"
export { type RunningStore, StoreCampaignFigures } from "./store-campaign-figures.ts"
