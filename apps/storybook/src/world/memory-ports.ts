import { countedConversions, toldLeads, websiteTags } from "@application/conversions/use-cases"
import { siteVisitors, usableLists } from "@application/audiences/use-cases"
import { campaignLeads, leadCalls, leadRecords, leadTables } from "@application/insights/use-cases"
import { memoryFollowedPortals, memoryLeadReceivers } from "@application/integrations/testing"
import { leadEvents } from "@application/integrations/use-cases"
import { businessWebsites, conversionCampaigns } from "@adapters/contexts/conversion-sources"
import { memoryOwnerPages } from "@application/conversions/testing"
import { campaignMetrics } from "@adapters/contexts/campaign-insights"
import { campaignPictures } from "@adapters/contexts/campaign-pictures"
import { billedBusinesses } from "@adapters/contexts/billed-businesses"
import { connectedAssets } from "@adapters/contexts/connected-assets"
import { channelJobs } from "@adapters/contexts/channel-jobs"
import {
  insightsAnswerHours,
  insightsCampaigns,
  insightsLeadForms,
  insightsLeadTraces,
} from "@adapters/contexts/insights-sources"
import { reportReaders } from "@adapters/contexts/report-readers"
import { paymentAccounts } from "@adapters/contexts/payment-accounts"
import { businessArchives } from "@adapters/contexts/business-archives"
import { profileAudiences } from "@adapters/contexts/profile-audiences"
import { advertisedProducts, insightsProductCards, productAds } from "@adapters/contexts/product-feeds"
import { profileLogos } from "@adapters/contexts/profile-logos"
import { signupProfiles } from "@adapters/contexts/signup-profiles"
import { signupTaxParties } from "@adapters/contexts/signup-tax-parties"
import { notificationWords } from "@adapters/delivery/notification-words"
import { memoryAudienceNetworks } from "@application/audiences/testing"
import { memoryConversionNetworks } from "@application/conversions/testing"
import {
  memoryAddressCountries,
  memoryAgencyClients,
  memoryClientMoves,
  memoryPortalBusinesses,
  memoryPortalFigures,
  memoryBusinessProfiles,
  memoryCategoryCatalogue,
  memoryFeedSource,
  memoryGazetteer,
  memoryPlaceCodes,
  memoryJoinedPortals,
  memoryProductFeeds,
  memoryProfileConfigurations,
  memoryReferralCodes,
  MemoryShops,
  memoryShops,
  memoryStoreLinks,
} from "@application/businesses/testing"
import { nearbyTowns, profileCategories, profileFacts, profileOnboarding } from "@application/businesses/use-cases"
import {
  memoryAdditionalConfigurations,
  memoryAssetPlaces,
  memoryAudienceUses,
  memoryLeadFormUses,
  memoryAdNetworks,
  memoryCampaignRepository,
  memoryCampaignReviews,
  memoryReviewRecords,
  memoryInterestSearch,
  memoryKeywordIdeas,
  memoryLaunchRuns,
  memoryPublicPages,
} from "@application/campaigns/testing"
import {
  campaignCalls,
  campaignDrafts,
  campaignsForFollowers,
  frozenCampaigns,
  paidCampaigns,
  plannedCampaigns,
  shownProducts,
  spendForecasts,
  storeCampaigns,
} from "@application/campaigns/use-cases"
import {
  MemoryFacebook,
  memoryLinkablePages,
  memorySocialAccounts,
  memorySocialNetwork,
} from "@application/channels/testing"
import { pageAccesses } from "@application/channels/use-cases"
import {
  memoryCreativeAddresses,
  memoryCreativeRenderer,
  memoryBusinessPictures,
  memoryPictureFiles,
  memoryPictureStore,
  memoryShopLogos,
  memoryWebsiteScreenshots,
  memoryStockPhotos,
  memoryVideoStore,
} from "@application/creatives/testing"
import {
  memoryEmailVerifications,
  memoryEmbedTokens,
  memoryIdentityMessages,
  memoryExpiredSecrets,
  memoryActingSessions,
  memoryClientDocuments,
  memorySecurityLog,
  memoryDataExports,
  memoryBusinessErasures,
  memoryErasures,
  memoryKnownDevices,
  memoryMemberships,
  memoryOtpChallenges,
  memoryPasskeys,
  memoryPasswordResets,
  memoryPeople,
  memoryRefreshTokenCarrier,
  memoryRefreshTokens,
  memorySecondFactors,
  memorySecrets,
  memoryUserRepository,
} from "@application/identity/testing"
import {
  accountOpening,
  memberActors,
  oneTimePasswords,
  portalAdministrators,
  userNames,
  rightHolders,
} from "@application/identity/use-cases"
import { memoryFranchiseStorePages, memoryStoreCampaignFigures } from "@application/franchise/testing"
import {
  memoryBookFileTexts,
  memoryClientBook,
  memoryDailyMetricsRepository,
  memoryLeadFileWords,
  memoryProductFileTexts,
  memoryLeadRepository,
  memoryMetricPartsRepository,
  memoryProductMetricsRepository,
  memoryPublishedReports,
  memoryReportFiles,
  memoryCoverLogos,
  memoryReportMails,
  memoryThrowAwayMail,
  memoryConversionResults,
  memoryWaitingTasks,
  memoryWorkbooks,
} from "@application/insights/testing"
import {
  MemoryDatabase,
  memoryIds,
  memoryJobQueue,
  memoryRateLimits,
  memoryTokenSafe,
  memoryUnitOfWork,
  memoryTables,
  memoryClientReach,
} from "@application/kernel/testing"
import {
  memoryMessageSender,
  memoryMessageUsers,
  memoryHeldMessages,
  memoryNotifications,
  memoryPushSender,
  memoryOwnerMails,
} from "@application/messaging/testing"
import { addressMessages } from "@application/messaging/use-cases"
import {
  memoryAuditLog,
  memoryAuditWitness,
  memoryPortalAdministration,
  memoryPortalDirectory,
} from "@application/portals/testing"
import { portals } from "@application/portals/use-cases"
import {
  memoryGstRegistry,
  memoryLandingPages,
  memoryPageReader,
  memoryPriceLists,
  memoryPromoCodes,
  memorySessionRepository,
  memorySummaryApprovers,
  memorySummaryDecisions,
  memorySummaryMessages,
  memoryWebsiteReader,
} from "@application/signup/testing"
import {
  draftSessions,
  launchDrafts,
  launchPrices,
  payableSessions,
  payableSummaries,
  pricesToday,
  seedSessions,
} from "@application/signup/use-cases"
import {
  memoryBillingDocuments,
  memoryClientOrigins,
  memoryDocumentFiles,
  memoryInvoicePortal,
  memoryLedger,
  memoryAutomaticTopUps,
  memoryGatewayCustomers,
  memoryPaymentGateways,
  memoryPaymentIssues,
  memoryPaymentNotices,
  memoryPaymentRepository,
  memoryPriorityCare,
  memoryRefundRepository,
  memoryWaitingRefunds,
  memorySavedCards,
} from "@application/wallet/testing"
import {
  agencyMoney,
  businessMoney,
  campaignFunds,
  commissionedLedger,
  documentedLedger,
} from "@application/wallet/use-cases"
import { PortalId } from "@domain/kernel"
import { messageText } from "@ui/i18n/message-texts"
import { SecondFactorRule } from "@application/identity/ports"
import { Clock, Effect, Layer } from "effect"
import { auditEntriesUntil } from "./audit-entries.ts"

const kernel = Layer.mergeAll(memoryIds, memoryJobQueue, memoryRateLimits, memoryUnitOfWork).pipe(
  Layer.provideMerge(MemoryDatabase.layer),
)

/** What each context keeps, and the outside world it talks to. */
const repositories = Layer.mergeAll(
  memoryPortalDirectory(),
  Layer.unwrap(Effect.map(Clock.currentTimeMillis, (now) => memoryAuditLog(PortalId.make(1), auditEntriesUntil(now)))),
  memoryAuditWitness(),
  memoryPortalAdministration,
  memoryUserRepository,
  memoryMemberships,
  memorySecrets,
  memoryRefreshTokens,
  memorySecondFactors,
  memoryPasskeys,
  // As in production; the product's guard, which leads there, is not part of these worlds.
  Layer.succeed(SecondFactorRule, { isCompulsory: true }),
  memoryRefreshTokenCarrier,
  memoryOtpChallenges,
  memoryPasswordResets,
  memoryEmailVerifications,
  memoryIdentityMessages,
  memoryExpiredSecrets,
  memoryClientDocuments,
  memoryActingSessions,
  memorySecurityLog,
  memoryDataExports,
  memoryBusinessErasures,
  memoryErasures(),
  memoryKnownDevices,
  memoryBusinessProfiles,
  memoryPortalBusinesses,
  memoryPortalFigures,
  memoryAgencyClients,
  memoryClientMoves,
  memoryFeedSource(),
  memoryStoreLinks,
  Layer.provideMerge(memoryShops, MemoryShops.layer),
  memoryProductFeeds,
  memoryJoinedPortals,
  memoryProfileConfigurations,
  memoryReferralCodes,
  memoryCategoryCatalogue,
  memoryGazetteer(),
  memoryPlaceCodes,
  memoryAddressCountries(),
  memoryGstRegistry(),
  memoryPriceLists,
  memoryPromoCodes,
  memorySessionRepository,
  memorySummaryApprovers,
  memorySummaryDecisions,
  memorySummaryMessages,
  memoryWebsiteReader,
  memoryLandingPages,
  memoryPageReader,
  memoryBusinessPictures,
  memoryPictureFiles,
  memoryPictureStore,
  memoryWebsiteScreenshots,
  memoryStockPhotos,
  memoryVideoStore,
  memoryCreativeAddresses,
  memoryCreativeRenderer,
  memoryAdditionalConfigurations,
  memoryAudienceUses.pipe(Layer.provide(memoryTables)),
  memoryLeadFormUses.pipe(Layer.provide(memoryTables)),
  memoryCampaignRepository,
  memoryCampaignReviews,
  memoryReviewRecords,
  memoryOwnerMails,
  memoryLaunchRuns,
  memoryAdNetworks,
  memoryAudienceNetworks(),
  memoryConversionNetworks,
  memoryPublicPages,
  memoryInterestSearch,
  memoryKeywordIdeas,
  memorySocialAccounts,
  Layer.provideMerge(memorySocialNetwork, MemoryFacebook.layer),
  memoryTokenSafe,
  memoryLinkablePages,
  memoryDailyMetricsRepository,
  memoryOwnerPages(),
  memoryLeadReceivers,
  memoryLeadRepository,
  memoryMetricPartsRepository,
  memoryProductMetricsRepository,
  memoryPublishedReports,
  memoryReportFiles,
  memoryCoverLogos,
  memoryReportMails,
  memoryLeadFileWords,
  memoryProductFileTexts,
  memoryBookFileTexts,
  memoryThrowAwayMail,
  memoryWorkbooks,
  memoryConversionResults,
  memoryWaitingTasks,
  memoryFranchiseStorePages,
  memoryStoreCampaignFigures,
  memoryBillingDocuments,
  memoryClientOrigins(),
  memoryClientReach,
  memoryTables,
  memoryDocumentFiles,
  memoryInvoicePortal(),
  memoryLedger,
  memoryPaymentRepository,
  memoryRefundRepository,
  memoryWaitingRefunds,
  memoryFollowedPortals,
  memoryPaymentIssues,
  memoryPaymentNotices,
  memoryPaymentGateways,
  memorySavedCards,
  memoryGatewayCustomers,
  memoryEmbedTokens,
  memoryPeople,
  memoryMessageSender,
  memoryMessageUsers(),
  memoryNotifications,
  memoryHeldMessages,
  addressMessages,
  notificationWords(messageText),
  memoryPushSender,
).pipe(Layer.provideMerge(memoryPriorityCare), Layer.provideMerge(kernel))

const portalsAnswered = documentedLedger.pipe(
  Layer.provideMerge(commissionedLedger),
  Layer.provideMerge(Layer.mergeAll(billedBusinesses, pricesToday)),
  Layer.provideMerge(Layer.merge(portals, profileFacts)),
  Layer.provideMerge(repositories),
)

const followedLeads = Layer.merge(toldLeads.pipe(Layer.provide(Layer.merge(leadEvents, leadRecords))), leadRecords)

/** What one context asks of another, answered as in the real processes. */
const firstAnswers = Layer.mergeAll(
  advertisedProducts.pipe(Layer.provide(memoryTables)),
  productAds.pipe(Layer.provide(shownProducts)),
  channelJobs,
  connectedAssets,
  pageAccesses,
  signupProfiles,
  signupTaxParties,
  profileLogos,
  memoryShopLogos(),
  paymentAccounts,
  profileAudiences,
  usableLists.pipe(Layer.provide(memoryTables)),
  siteVisitors,
  websiteTags.pipe(Layer.provide(memoryTables)),
  countedConversions.pipe(Layer.provide(memoryTables)),
  campaignDrafts,
  campaignsForFollowers,
  businessWebsites,
  conversionCampaigns,
  nearbyTowns,
  profileCategories,
  profileOnboarding,
  oneTimePasswords,
  portalAdministrators,
  userNames,
  rightHolders,
  memberActors,
  campaignFunds,
  campaignLeads,
  campaignMetrics,
  campaignPictures,
  insightsCampaigns,
  insightsLeadForms,
  insightsLeadTraces,
  insightsProductCards.pipe(Layer.provide(memoryTables)),
  insightsAnswerHours,
  reportReaders({ originOf: (domain) => `http://${domain}` }),
  memoryAutomaticTopUps,
).pipe(Layer.provideMerge(followedLeads), Layer.provideMerge(portalsAnswered))

const laterAnswers = Layer.mergeAll(
  accountOpening,
  agencyMoney,
  businessMoney,
  businessArchives.pipe(Layer.provide(leadTables.pipe(Layer.provide(memoryTables)))),
  draftSessions,
  payableSessions,
  payableSummaries,
  launchDrafts,
  seedSessions,
  launchPrices,
  spendForecasts,
  memoryClientBook,
)

/** Every port of every context on one fresh in-memory database. */
export const memoryPorts = Layer.mergeAll(
  paidCampaigns,
  plannedCampaigns,
  campaignCalls,
  leadCalls,
  frozenCampaigns,
  storeCampaigns,
  memoryAssetPlaces,
).pipe(Layer.provideMerge(laterAnswers), Layer.provideMerge(firstAnswers))
