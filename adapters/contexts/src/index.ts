export { signupCategories } from "./signup-categories.ts"
export { type PageReaderOptions, signupPageReader } from "./signup-page-reader.ts"
export { signupPortals } from "./signup-portals.ts"
export { signupProfiles } from "./signup-profiles.ts"
export { signupSummaryMessages } from "./signup-summary-messages.ts"
export { signupTowns } from "./signup-towns.ts"
export { signupWebsiteReader, type WebsiteReaderOptions } from "./signup-website-reader.ts"
export { creativesDrafts } from "./creatives-drafts.ts"
export { walletPayableSessions } from "./wallet-payable-sessions.ts"
export {
  campaignLaunchDrafts,
  campaignLaunchPrices,
  campaignSeedSessions,
  channelLinkingDrafts,
} from "./campaign-sessions.ts"
export { campaignPortals } from "./campaign-portals.ts"
export { campaignPictures } from "./campaign-pictures.ts"
export { campaignLeads, campaignMetrics } from "./campaign-insights.ts"
export { signupCampaignDrafts } from "./signup-campaign-drafts.ts"
export { campaignFunds } from "./campaign-funds.ts"
export { identityMessages, identityPortals, identityProfileCards } from "./identity-surroundings.ts"
export { messagingPortals } from "./messaging-portals.ts"
export { signupAccounts, signupOneTimePasswords } from "./signup-accounts.ts"
export { walletCurrency } from "./wallet-currency.ts"
export { paymentNotices } from "./payment-notices.ts"
export { campaignNotices, type PublicAddresses } from "./campaign-notices.ts"
export { campaignPublicPages } from "./campaign-public-pages.ts"
export { insightsCampaigns, insightsLeadForms, insightsProfileCurrency } from "./insights-sources.ts"
export { interestsInEnglishToo, stockPhotosInEnglish } from "./searches-in-english.ts"
