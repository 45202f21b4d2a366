export { memoryFranchiseStorePages } from "./memory-franchise-store-pages.ts"
export { memoryStoreCampaignFigures } from "./memory-store-campaign-figures.ts"
export {
  franchiseCampaignId,
  launchedStoreCampaigns,
  launchKey,
  memoryLaunchKernel,
  memoryLaunchSources,
  office,
  seedFranchise,
} from "./launch-world.ts"
