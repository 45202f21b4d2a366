import { siteVisitors, usableLists } from "@application/audiences/use-cases"
import { countedConversions, toldLeads, websiteTags } from "@application/conversions/use-cases"
import { announcedCampaigns, announcedLeads, announcedMoney, leadEvents } from "@application/integrations/use-cases"
import { Layer } from "effect"
import {
  advertisedProducts,
  productAds,
  billedBusinesses,
  businessWebsites,
  channelJobs,
  clientDocuments,
  connectedAssets,
  campaignMetrics,
  campaignPictures,
  campaignPublicPages,
  conversionCampaigns,
  identityMessages,
  messageOwners,
  messageUsers,
  ownerPages,
  paymentAccounts,
  businessArchives,
  profileAudiences,
  profileLogos,
  reportReaders,
  shopLogos,
  insightsCampaigns,
  insightsAnswerHours,
  insightsLeadForms,
  insightsLeadTraces,
  insightsProductCards,
  signupLandingPages,
  signupPageReader,
  signupProfiles,
  signupSummaryMessages,
  signupTaxParties,
  signupWebsiteReader,
} from "@adapters/contexts"
import {
  nearbyTowns,
  profileCategories,
  profileFacts,
  profileOnboarding,
  shopMessages,
} from "@application/businesses/use-cases"
import { campaignLeads, leadCalls, leadRecords, leadTables } from "@application/insights/use-cases"
import {
  campaignCalls,
  campaignDrafts,
  campaignsForFollowers,
  followedCampaigns,
  frozenCampaigns,
  paidCampaigns,
  plannedCampaigns,
  shownProducts,
  spendForecasts,
  storeCampaigns,
} from "@application/campaigns/use-cases"
import { pageAccesses } from "@application/channels/use-cases"
import {
  accountOpening,
  memberActors,
  oneTimePasswords,
  portalAdministrators,
  rightHolders,
  userNames,
} from "@application/identity/use-cases"
import { ownerMails, userMessages } from "@application/messaging/use-cases"
import { portals } from "@application/portals/use-cases"
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
  agencyMoney,
  businessMoney,
  campaignFunds,
  commissionedLedger,
  documentedLedger,
  paymentNotices,
  priorityCare,
  followedDocuments,
  followedIssues,
  followedPayments,
  followedRefunds,
} from "@application/wallet/use-cases"
import { fetchOptions, pageSources } from "./providers.ts"
import { originOf } from "./origin-of.ts"
import type { Settings } from "./settings.ts"

/**
 * Leads, with everybody who follows them: the business's own systems, the networks that are told of conversions, and the endpoints
 * of the portal.
 */
const followedLeads = Layer.merge(
  announcedLeads.pipe(Layer.provide(toldLeads), Layer.provide(Layer.merge(leadEvents, leadRecords))),
  leadRecords,
)

/** What one context needs of another, in the order in which the answers build on each other. */
export const answers = (settings: Settings) => {
  const addresses = { originOf: originOf(settings) }
  const messages = userMessages.pipe(Layer.provideMerge(messageUsers(addresses)), Layer.provideMerge(portals))
  const first = Layer.mergeAll(
    advertisedProducts,
    productAds.pipe(Layer.provide(shownProducts)),
    businessWebsites,
    conversionCampaigns,
    channelJobs,
    clientDocuments(fetchOptions(settings)),
    connectedAssets,
    identityMessages,
    ownerPages(fetchOptions(settings)),
    insightsProductCards,
    insightsAnswerHours,
    insightsCampaigns,
    pageAccesses,
    shopMessages,
    paymentAccounts,
    profileAudiences,
    profileLogos,
    reportReaders(addresses),
  )
  const mails = ownerMails.pipe(Layer.provideMerge(messageOwners))
  const second = Layer.mergeAll(
    accountOpening,
    oneTimePasswords,
    portalAdministrators,
    userNames,
    rightHolders,
    memberActors,
    signupProfiles,
    campaignDrafts,
    nearbyTowns,
    profileCategories,
    usableLists,
    siteVisitors,
    websiteTags,
    countedConversions,
    profileOnboarding,
    signupTaxParties,
    signupSummaryMessages(addresses),
    signupWebsiteReader({ fetch: fetchOptions(settings) }),
    shopLogos({ fetch: fetchOptions(settings) }),
    signupLandingPages({ fetch: fetchOptions(settings) }),
    signupPageReader({ fetch: fetchOptions(settings), ...pageSources(settings) }),
    mails,
    campaignPublicPages(addresses),
    campaignFunds,
    campaignMetrics,
    campaignLeads,
    campaignPictures,
  )
  const third = Layer.mergeAll(
    draftSessions,
    launchDrafts,
    seedSessions,
    launchPrices,
    payableSessions,
    payableSummaries,
    insightsLeadForms,
    insightsLeadTraces,
    spendForecasts,
  )
  return followedPayments.pipe(
    Layer.provide(paymentNotices),
    Layer.provideMerge(
      Layer.mergeAll(
        paidCampaigns,
        frozenCampaigns,
        storeCampaigns,
        plannedCampaigns,
        campaignCalls,
        leadCalls,
        businessArchives.pipe(Layer.provide(leadTables)),
      ),
    ),
    Layer.provideMerge(third),
    Layer.provideMerge(second),
    Layer.provideMerge(followedLeads),
    Layer.provideMerge(first),
    Layer.provideMerge(Layer.merge(agencyMoney, businessMoney)),
    Layer.provideMerge(documentedLedger),
    Layer.provideMerge(commissionedLedger),
    Layer.provideMerge(priorityCare),
    Layer.provideMerge(billedBusinesses),
    Layer.provideMerge(pricesToday),
    Layer.provideMerge(messages),
    Layer.provideMerge(Layer.mergeAll(followedDocuments, followedIssues, followedRefunds)),
    Layer.provideMerge(announcedMoney),
    Layer.provideMerge(campaignsForFollowers),
    Layer.provideMerge(followedCampaigns.pipe(Layer.provide(announcedCampaigns))),
    Layer.provideMerge(profileFacts),
  )
}
