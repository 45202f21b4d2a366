export { briefCurrency } from "./brief-currency.ts"
export { channelJobs } from "./channel-jobs.ts"
export { signupCategories } from "./signup-categories.ts"
export { type PageReaderOptions, signupPageReader } from "./signup-page-reader.ts"
export { signupProfiles } from "./signup-profiles.ts"
export { signupTaxParties } from "./signup-tax-parties.ts"
export { signupSummaryHashes } from "./signup-summary-hashes.ts"
export { signupSummaryMessages } from "./signup-summary-messages.ts"
export { signupWebsiteReader, type WebsiteReaderOptions } from "./signup-website-reader.ts"
export { campaignPictures } from "./campaign-pictures.ts"
export { campaignLeads, campaignMetrics } from "./campaign-insights.ts"
export { identityMessages, identityProfileCards } from "./identity-bridges.ts"
export { billedBusinesses } from "./billed-businesses.ts"
export { identityPriorityCare } from "./identity-priority-care.ts"
export { topUpTerms } from "./top-up-terms.ts"
export { walletRegion } from "./wallet-region.ts"
export { messageUsers } from "./message-users.ts"
export { messageOwners } from "./message-owners.ts"
export type { PublicAddresses } from "./public-addresses.ts"
export { campaignPublicPages } from "./campaign-public-pages.ts"
export {
  insightsCampaigns,
  insightsLeadForms,
  insightsProfileRegion,
  insightsReportedBusiness,
  insightsReportKeys,
} from "./insights-sources.ts"
export { interestsInEnglishToo, stockPhotosInEnglish } from "./searches-in-english.ts"
export { paymentAccounts } from "./payment-accounts.ts"
export { advertisedProducts, insightsProductCards } from "./product-feeds.ts"
export { profileLogos } from "./profile-logos.ts"
export { shopLogos } from "./shop-logos.ts"
export { linkingRegion } from "./linking-region.ts"
