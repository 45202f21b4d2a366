export * from "./agency.ts"
export * from "./apply-shop-notice.ts"
export * from "./configuration.ts"
export { getFeedRules, saveFeedRules } from "./feed-rules.ts"
export { removeCatalog, renameCatalog } from "./catalogs.ts"
export * from "./feed-desk.ts"
export * from "./left-out-products.ts"
export * from "./list-countries.ts"
export * from "./nearby-towns.ts"
export * from "./product-feeds.ts"
export * from "./profile-categories.ts"
export * from "./profile-facts.ts"
export * from "./profile-onboarding.ts"
export * from "./profiles.ts"
export * from "./reference-data.ts"
export * from "./referral-codes.ts"
export * from "./run-feed.ts"
export * from "./search-categories.ts"
export * from "./search-places.ts"
export * from "./shop-messages.ts"
export * from "./store-link.ts"
export * from "./stores.ts"
export * from "./upload-products.ts"
export { freezeBusiness, releaseBusiness } from "./freezes.ts"
export { addBusinessNote, getPortalBusiness, listPortalBusinesses, removeBusinessNote } from "./portal-businesses.ts"
export { getPortalOverview } from "./portal-overview.ts"
export { makeAgencyCode } from "./agency-codes.ts"
export {
  consentToHandOver,
  getHandOver,
  listHandOvers,
  listWaitingHandOvers,
  prepareHandOver,
  refuseHandOver,
  startHandOverOf as startHandOver,
  withdrawHandOver,
} from "./hand-overs.ts"
export { getPortalHandOvers, proposeHandOver, withdrawProposedHandOver } from "./portal-hand-overs.ts"
export { addClientNote, editClientNote, getClientNotes, removeClientNote } from "./client-notes.ts"
export { remindOfRenewals, removeClientRenewal, saveClientRenewal } from "./client-renewals.ts"
export { getAgencyTeams, removeAgencyTeam, saveAgencyTeam, setClientReach } from "./agency-teams.ts"
export { giveClient, passClientsOn } from "./given-clients.ts"
