export { memoryCampaignReviews } from "./memory-campaign-reviews.ts"
export { memoryReviewRecords } from "./memory-review-records.ts"
export {
  type MemoryMetricsRow,
  type MemoryPartsReport,
  type MemoryProductsReport,
  memoryCampaignMetrics,
  memoryCampaignRepository,
} from "./memory-campaigns.ts"
export { memoryCampaignFunds, type MemoryLock } from "./memory-funds.ts"
export { memoryLaunchRuns } from "./memory-launch-runs.ts"
export { memoryCampaignLeads } from "./memory-leads.ts"
export { memoryAdNetworks, MemoryNetwork, type NetworkObject } from "./memory-network.ts"
export {
  memoryAdvertisedProducts,
  memoryCampaignPortals,
  memoryCreativePictures,
  memoryInterestSearch,
  memoryKeywordIdeas,
  memoryLaunchDrafts,
  memoryLaunchPrices,
  memoryProfileOnboarding,
  memoryPublicPages,
  memorySeedSessions,
} from "./memory-sources.ts"
export { memoryCampaignPorts, memoryCampaignWorld, memoryKernelPorts } from "./memory-world.ts"
export { sampleDraft } from "./sample-draft.ts"
export { memoryAdditionalConfigurations } from "./memory-additional-configurations.ts"
export { memoryUsableLists } from "./memory-usable-lists.ts"
export { memoryLeadFormUses } from "./memory-lead-form-uses.ts"
export { memoryAssetPlaces } from "./memory-asset-places.ts"
export { memoryAudienceUses } from "./memory-audience-uses.ts"
export { countedDays } from "./counted-days.ts"
export { countConversionDays } from "./memory-conversion-days.ts"
export { type MemoryCounted, memoryCountedConversions } from "./memory-counted-conversions.ts"
export { partsOf } from "./memory-market.ts"
export { runningCampaign } from "./changed-campaign.ts"
export { campaignOf } from "./launched-campaign.ts"
export { inLaunchWorld, type LaunchWorld } from "./launched-world.ts"
