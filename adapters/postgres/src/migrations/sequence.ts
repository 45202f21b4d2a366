import { proposals } from "./proposals.ts"
import { agencyTeams } from "./agency-teams.ts"
import { assistants } from "./assistants.ts"
import { clientNotes } from "./client-notes.ts"
import type { Migration } from "@adapters/sql"
import { actingSessions } from "./acting-sessions.ts"
import { addOnPurchases } from "./add-on-purchases.ts"
import { autopilots } from "./autopilots.ts"
import { automaticTopUps } from "./automatic-top-ups.ts"
import { embedSignIns } from "./embed-sign-ins.ts"
import { askedAgain } from "./asked-again.ts"
import { auditLog } from "./audit-log.ts"
import { billingDocuments } from "./billing-documents.ts"
import { briefPlans } from "./brief-plans.ts"
import { briefs } from "./briefs.ts"
import { campaignDays } from "./campaign-days.ts"
import { campaignEdits } from "./campaign-edits.ts"
import { campaignPlans } from "./campaign-plans.ts"
import { campaignViews } from "./campaign-views.ts"
import { businessPictures } from "./business-pictures.ts"
import { campaignConfigurations } from "./campaign-configurations.ts"
import { campaignRegions } from "./campaign-regions.ts"
import { campaignReviews } from "./campaign-reviews.ts"
import { claimedCallbacks } from "./claimed-callbacks.ts"
import { conversionResults } from "./conversion-results.ts"
import { conversions } from "./conversions.ts"
import { dataExports } from "./data-exports.ts"
import { deletedInTime } from "./deleted-in-time.ts"
import { documentVersions } from "./document-versions.ts"
import { editedProfiles } from "./edited-profiles.ts"
import { erasures } from "./erasures.ts"
import { gatewayCustomers } from "./gateway-customers.ts"
import { gatewayFees } from "./gateway-fees.ts"
import { feedRules } from "./feed-rules.ts"
import { feedFiles } from "./feed-files.ts"
import { feedSchedules } from "./feed-schedules.ts"
import { heldMessages } from "./held-messages.ts"
import { invoiceCancellations } from "./invoice-cancellations.ts"
import { shopOrigins } from "./shop-origins.ts"
import { invoiceRefusals } from "./invoice-refusals.ts"
import { logoSources } from "./logo-sources.ts"
import { feedPictures } from "./feed-pictures.ts"
import { latelyEnded } from "./lately-ended.ts"
import { leadConsents } from "./lead-consents.ts"
import { leadNotes } from "./lead-notes.ts"
import { ledgerBalances } from "./ledger-balances.ts"
import { linkedAccounts } from "./linked-accounts.ts"
import { invoiceRegistrations } from "./invoice-registrations.ts"
import { linkInvitations } from "./link-invitations.ts"
import { notifications } from "./notifications.ts"
import { paymentIssues } from "./payment-issues.ts"
import { people } from "./people.ts"
import { portalAdministration } from "./portal-administration.ts"
import { portalInvitations } from "./portal-invitations.ts"
import { priceLists } from "./price-lists.ts"
import { productFeeds } from "./product-feeds.ts"
import { metricParts } from "./metric-parts.ts"
import { productMetrics } from "./product-metrics.ts"
import { publishedReports } from "./published-reports.ts"
import { promoCodes } from "./promo-codes.ts"
import { promiseVersions } from "./promise-versions.ts"
import { referralCodes } from "./referral-codes.ts"
import { removedPictures } from "./removed-pictures.ts"
import { releasedPayments } from "./released-payments.ts"
import { secondFactors } from "./second-factors.ts"
import { sectionedSessions } from "./sectioned-sessions.ts"
import { passkeys } from "./passkeys.ts"
import { planPictures } from "./plan-pictures.ts"
import { payersByLink } from "./payers-by-link.ts"
import { studioDesigns } from "./studio-designs.ts"
import { storeLinks } from "./store-links.ts"
import { agencyReports } from "./agency-reports.ts"
import { callbackTurns } from "./callback-turns.ts"
import { agencySchedules } from "./agency-schedules.ts"
import { commissions } from "./commissions.ts"
import { franchiseCampaigns } from "./franchise-campaigns.ts"
import { franchiseStores } from "./franchise-stores.ts"
import { handOvers } from "./hand-overs.ts"
import { clientBook } from "./client-book.ts"
import { brandDivisions } from "./brand-divisions.ts"
import { campaignHistory } from "./campaign-history.ts"
import { businessDeletions } from "./business-deletions.ts"
import { agentDrafts } from "./agent-drafts.ts"
import { storedPictures } from "./stored-pictures.ts"
import { summaryApprovers } from "./summary-approvers.ts"
import { summaryDecisions } from "./summary-decisions.ts"
import { userRevisions } from "./user-revisions.ts"
import { walletPayments } from "./wallet-payments.ts"
import { taxedPlaces } from "./taxed-places.ts"
import { domainFaults } from "./domain-faults.ts"
import { lookVersions } from "./look-versions.ts"
import { toldChanges } from "./told-changes.ts"
import { agencyMakings } from "./agency-makings.ts"
import { reportAddresses } from "./report-addresses.ts"
import { reportLibrary } from "./report-library.ts"
import { reportLinks } from "./report-links.ts"
import { customerLists } from "./customer-lists.ts"
import { leadDestinations } from "./lead-destinations.ts"
import { reportSchedules } from "./report-schedules.ts"
import { leadDownloads } from "./lead-downloads.ts"
import { leadMarks } from "./lead-marks.ts"
import { leadForms } from "./lead-forms.ts"
import { leadHistory } from "./lead-history.ts"
import { adTests } from "./ad-tests.ts"
import { leftOutProducts } from "./left-out-products.ts"
import { productStates } from "./product-states.ts"
import { leadSendings } from "./lead-sendings.ts"
import { leadWork } from "./lead-work.ts"
import { savedAudiences } from "./saved-audiences.ts"
import { saleValues } from "./sale-values.ts"
import { securityEvents } from "./security-events.ts"
import { signInEnds } from "./sign-in-ends.ts"
import { taxRoundings } from "./tax-roundings.ts"
import { waitingVisits } from "./waiting-visits.ts"
import { shownVideos } from "./shown-videos.ts"
import { videoCovers } from "./video-covers.ts"
import { logFiles } from "./log-files.ts"
import { apiKeys } from "./api-keys.ts"
import { accountingFiles } from "./accounting-files.ts"
import { reviewDecisions } from "./review-decisions.ts"
import { portalBusinesses } from "./portal-businesses.ts"
import { portalEndpoints } from "./portal-endpoints.ts"
import { withdrawnPriceLists } from "./withdrawn-price-lists.ts"

/** One chronological sequence over all contexts, from 1001 on: a new migration takes the next number and is never changed again. */
export const sequence: ReadonlyArray<Migration> = [
  deletedInTime,
  latelyEnded,
  priceLists,
  storedPictures,
  documentVersions,
  campaignRegions,
  sectionedSessions,
  promiseVersions,
  releasedPayments,
  userRevisions,
  editedProfiles,
  businessPictures,
  productFeeds,
  people,
  campaignConfigurations,
  auditLog,
  secondFactors,
  portalAdministration,
  actingSessions,
  dataExports,
  portalInvitations,
  leadNotes,
  erasures,
  notifications,
  leadConsents,
  publishedReports,
  summaryDecisions,
  promoCodes,
  campaignReviews,
  briefs,
  walletPayments,
  gatewayCustomers,
  automaticTopUps,
  productMetrics,
  ledgerBalances,
  feedPictures,
  billingDocuments,
  linkInvitations,
  paymentIssues,
  linkedAccounts,
  invoiceRegistrations,
  addOnPurchases,
  taxedPlaces,
  gatewayFees,
  summaryApprovers,
  storeLinks,
  agentDrafts,
  payersByLink,
  referralCodes,
  feedFiles,
  logoSources,
  invoiceRefusals,
  claimedCallbacks,
  invoiceCancellations,
  askedAgain,
  embedSignIns,
  shopOrigins,
  taxRoundings,
  signInEnds,
  securityEvents,
  passkeys,
  campaignPlans,
  toldChanges,
  campaignEdits,
  planPictures,
  campaignViews,
  campaignDays,
  saleValues,
  reportLinks,
  reportSchedules,
  feedSchedules,
  feedRules,
  customerLists,
  savedAudiences,
  leadWork,
  leadHistory,
  leadMarks,
  leadDestinations,
  leadForms,
  leadDownloads,
  conversions,
  removedPictures,
  metricParts,
  conversionResults,
  heldMessages,
  agencyReports,
  reportLibrary,
  leadSendings,
  waitingVisits,
  shownVideos,
  videoCovers,
  adTests,
  autopilots,
  reportAddresses,
  agencyMakings,
  leftOutProducts,
  productStates,
  withdrawnPriceLists,
  domainFaults,
  lookVersions,
  logFiles,
  apiKeys,
  reviewDecisions,
  accountingFiles,
  portalBusinesses,
  agencySchedules,
  callbackTurns,
  portalEndpoints,
  commissions,
  franchiseStores,
  handOvers,
  clientBook,
  brandDivisions,
  campaignHistory,
  franchiseCampaigns,
  briefPlans,
  studioDesigns,
  businessDeletions,
  clientNotes,
  agencyTeams,
  assistants,
  proposals,
]
