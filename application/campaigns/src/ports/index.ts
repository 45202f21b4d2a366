export { externalName } from "./external-name.ts"
export {
  type AdEdit,
  AdNetworks,
  type ChannelBudget,
  type ChannelObjects,
  NetworkRefused,
  type AdNetworkError,
  NetworkUnavailable,
  type PngPicture,
  type ReviewState,
  type NetworkProductState,
  type RefusedProduct,
  type SentProductsChange,
  type StepRequest,
} from "./ad-networks.ts"
export { CampaignFunds } from "@application/wallet/services"
export {
  type CampaignKey,
  type CampaignListQuery,
  type CampaignPage,
  CampaignRepository,
  type CampaignWithTotals,
  statusesWanted,
} from "./campaign-repository.ts"
export { CampaignReviews, type ReviewQuery, type WaitingCampaign } from "./campaign-reviews.ts"
export { type RecordQuery, ReviewRecords } from "./review-records.ts"
export { LandingPages } from "@application/signup/services"
export { CampaignMetrics } from "./campaign-results.ts"
export { CreativePictures, PublicPages } from "./draft-pictures.ts"
export { type LaunchDraft, LaunchDrafts, LaunchPrices, SeedSessions } from "@application/signup/services"
export {
  type ChannelEdit,
  type ChannelRun,
  type EarlierRuns,
  type ExternalIds,
  type LaunchRun,
  LaunchRuns,
  type ReplacedRun,
} from "./launch-runs.ts"
export { AdvertisedProducts, type ProposableShop } from "./advertised-products.ts"
export { type AudienceUse, AudienceUses } from "./audience-uses.ts"
export { type LeadFormUse, LeadFormUses } from "./lead-form-uses.ts"
export { type ListPosition, positionOf } from "./list-cursor.ts"
export { type FoundKeyword, InterestSearch, KeywordIdeas } from "./suggestion-sources.ts"
export { AdditionalConfigurations, type StoredAdditionalConfiguration } from "./additional-configurations.ts"
