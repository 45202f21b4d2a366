import { type BusinessCategoryId, onboardingStates } from "@domain/portals"
import type { DeskGroup, PageRow } from "./page-row.ts"

const withAds: ReadonlyArray<BusinessCategoryId> = ["LocalBusiness", "Ecommerce", "HqFranchise", "BrandPortal"]
const shops: ReadonlyArray<BusinessCategoryId> = ["Ecommerce"]
const sellers: ReadonlyArray<BusinessCategoryId> = ["LocalBusiness", "Ecommerce"]
const payers: ReadonlyArray<BusinessCategoryId> = ["LocalBusiness", "Ecommerce", "HqFranchise"]

const ofUser = <const Path extends `/${string}`>(path: Path) =>
  ({ path, area: "profileSelection", access: "signedIn" }) as const

const ofDesk = <const Path extends `/portal${string}`, const Group extends DeskGroup>(path: Path, desk: Group) =>
  ({ ...ofUser(path), desk }) as const

const ofBusiness = <const Path extends string>(path: Path) =>
  ({ path: `/app/{businessProfileId}/${path}`, area: "app", access: "member" }) as const

/**
 * Every page of the product except the journeys' pages, which `@domain/launch` lists. Pages of the side menu stand in
 * its order. Spec: screens and routes; side menu.
 */
export const pages = {
  login: { path: "/login", area: "login", access: "public" },
  forgotPassword: { path: "/forgotPassword", area: "public", access: "public" },
  resetPassword: { path: "/resetPassword", area: "public", access: "public" },
  acceptInvitation: { path: "/inviteUser", area: "public", access: "public" },
  home: { path: "/home", area: "public", access: "public" },
  country: { path: "/country", area: "public", access: "public", extras: ["signup/ListRegionPrices"] },
  sharedSummary: { path: "/s/{encodedId}", area: "summary", access: "public", reads: ["signup/GetSummary"] },
  sharedReport: { path: "/r/{reportKey}", area: "public", access: "public", reads: ["insights/GetSharedReport"] },
  sharedAgencyReport: {
    path: "/agencyReport/{reportKey}",
    area: "public",
    access: "public",
    reads: ["insights/GetSharedAgencyReport"],
  },
  endReportMails: { path: "/endReportMails/{mailKey}", area: "public", access: "public" },
  confirmReportMails: {
    path: "/confirmReportMails/{mailKey}",
    area: "public",
    access: "public",
    reads: ["insights/GetReportQuestion"],
  },
  businessPage: { path: "/b/{pageKey}", area: "public", access: "public", reads: ["signup/GetBusinessPage"] },
  resumeSignup: {
    path: "/signup",
    area: "onboarding",
    access: "public",
    extras: ["signup/ListClientDrafts", "wallet/ListBalances", "messaging/ListNotifications"],
  },

  profileSelection: {
    ...ofUser("/profileSelection"),
    extras: ["signup/ListClientDrafts", "wallet/ListBalances", "messaging/ListNotifications"],
  },
  clients: {
    ...ofUser("/clients"),
    reads: ["insights/ListClientBook", "insights/GetBookFigures", "businesses/GetAgencyTeams"],
  },
  agencyTeams: { ...ofUser("/clients/teams"), reads: ["businesses/GetAgencyTeams"] },
  clientNotes: { ...ofUser("/clients/notes/{businessProfileId}"), reads: ["businesses/GetClientNotes"] },
  clientDrafts: { ...ofUser("/clients/drafts"), reads: ["signup/ListClientDrafts"] },
  agencyReports: {
    ...ofUser("/clients/reports"),
    reads: ["insights/ListAgencyReports", "insights/ListAgencySchedules"],
  },
  commissions: { ...ofUser("/clients/commissions"), reads: ["wallet/GetCommissions"] },
  handOvers: { ...ofUser("/clients/handovers"), reads: ["businesses/ListWaitingHandOvers"] },
  referrals: { ...ofUser("/referrals"), reads: ["businesses/ListReferralCodes"] },
  portalOverview: {
    ...ofDesk("/portal/overview", "work"),
    needs: ["administerPortal"],
    reads: ["businesses/GetPortalOverview"],
  },
  portal: {
    ...ofDesk("/portal", "work"),
    needs: ["reviewCampaigns", "administerPortal"],
    reads: [
      "campaigns/ListCampaignReviews",
      "wallet/ListPriorityBusinesses",
      "wallet/ListPaymentIssues",
      "wallet/ListUnregisteredDocuments",
    ],
  },
  portalReviews: {
    ...ofDesk("/portal/reviews", "work"),
    needs: ["reviewCampaigns"],
    reads: ["campaigns/ListCampaignReviews", "campaigns/ListReviewDecisions", "campaigns/GetReviewFigures"],
  },
  portalReview: {
    ...ofDesk("/portal/reviews/{campaignId}", "work"),
    needs: ["reviewCampaigns"],
    under: "portalReviews",
    reads: ["campaigns/GetCampaignReview"],
    extras: ["campaigns/OpenReviewedPages"],
  },
  portalCalls: {
    ...ofDesk("/portal/callbacks", "work"),
    needs: ["answerCallbacks"],
    reads: ["identity/ListCallbackRequests"],
  },
  portalBusinesses: {
    ...ofDesk("/portal/businesses", "work"),
    needs: ["readBusinesses"],
    reads: ["businesses/ListPortalBusinesses"],
  },
  portalBusiness: {
    ...ofDesk("/portal/businesses/{businessProfileId}", "work"),
    needs: ["readBusinesses"],
    under: "portalBusinesses",
    reads: ["businesses/GetPortalBusiness", "businesses/GetPortalHandOvers", "identity/GetPortalBusinessDeletion"],
    extras: ["portals/ListAuditEntries"],
  },
  portalCodes: {
    ...ofDesk("/portal/promoCodes", "offer"),
    needs: ["administerPortal"],
    reads: ["signup/ListPromoCodes"],
  },
  portalReferrals: {
    ...ofDesk("/portal/referrals", "offer"),
    needs: ["administerPortal"],
    reads: ["businesses/ListPortalReferralCodes"],
  },
  portalPrices: {
    ...ofDesk("/portal/prices", "offer"),
    needs: ["administerPortal"],
    reads: ["signup/ListPriceLists"],
    extras: ["signup/CountPricedCampaigns"],
  },
  portalCommissions: {
    ...ofDesk("/portal/commissions", "offer"),
    needs: ["administerPortal"],
    reads: ["wallet/ListCommissionTerms"],
    extras: ["signup/ListPriceLists"],
  },
  portalDomains: {
    ...ofDesk("/portal/domains", "offer"),
    needs: ["administerPortal"],
    reads: ["portals/ListPortalDomains", "portals/GetPortalSettings"],
  },
  portalLook: {
    ...ofDesk("/portal/look", "offer"),
    needs: ["administerPortal"],
    reads: ["portals/GetPortalSettings", "portals/ListLookVersions"],
  },
  portalFeatures: {
    ...ofDesk("/portal/features", "offer"),
    needs: ["administerPortal"],
    reads: ["portals/GetPortalSettings", "portals/GetPortalUse"],
  },
  portalList: {
    ...ofDesk("/portal/portals", "offer"),
    needs: ["administerPortal"],
    reads: ["portals/ListPortals"],
  },
  portalDevelopers: {
    ...ofDesk("/portal/developers", "offer"),
    needs: ["administerPortal"],
    reads: ["identity/ListApiKeys", "identity/ListEmbedKeys"],
  },
  portalWebhooks: {
    ...ofDesk("/portal/developers/webhooks", "offer"),
    needs: ["administerPortal"],
    under: "portalDevelopers",
    reads: ["integrations/ListPortalEndpoints"],
  },
  portalMoney: {
    ...ofDesk("/portal/money", "money"),
    needs: ["administerPortal"],
    reads: [
      "wallet/ListPaymentIssues",
      "wallet/ListSettledPaymentIssues",
      "wallet/ListWaitingRefunds",
      "wallet/ListUnregisteredDocuments",
      "wallet/GetAccountingMonth",
    ],
  },
  portalPayouts: {
    ...ofDesk("/portal/payouts", "money"),
    needs: ["administerPortal"],
    reads: ["wallet/ListHeldCommissions", "wallet/ListDueCommissions", "wallet/ListCommissionPayouts"],
  },
  portalInvoices: {
    ...ofDesk("/portal/invoices", "money"),
    needs: ["administerPortal"],
    reads: ["wallet/ListIssuingEntities", "wallet/ListRegisteredDocuments"],
  },
  portalPeople: {
    ...ofDesk("/portal/people", "safety"),
    needs: ["administerPortal"],
    reads: ["identity/ListPortalUsers", "identity/ListPortalInvitations"],
  },
  portalDivisions: {
    ...ofDesk("/portal/divisions", "safety"),
    needs: ["administerPortal"],
    reads: ["identity/ListPortalDivisions"],
  },
  portalLog: {
    ...ofDesk("/portal/log", "safety"),
    needs: ["administerPortal"],
    reads: ["portals/ListAuditEntries"],
  },
  portalSecurity: {
    ...ofDesk("/portal/security", "safety"),
    needs: ["administerPortal"],
    reads: ["identity/ListSecurityEvents"],
  },
  facebookReturn: { path: "/linked/facebook", area: "onboarding", access: "signedIn" },
  storeReturn: { path: "/linked/store", area: "onboarding", access: "signedIn" },
  secondFactor: { path: "/secondFactor", area: "public", access: "signedIn", reads: ["identity/GetSecondFactor"] },
  assistantRequest: {
    path: "/connectAssistant",
    area: "public",
    access: "signedIn",
    isFramedByNobody: true,
    reads: ["identity/ReadAssistantRequest"],
  },
  verifyEmail: { path: "/verify", area: "public", access: "signedIn" },

  dashboard: {
    ...ofBusiness("dashboard"),
    needs: ["readReports"],
    menu: { group: "features", categories: withAds },
    reads: ["insights/GetDashboard", "campaigns/ListCampaigns"],
  },
  campaigns: {
    ...ofBusiness("campaigns"),
    needs: ["readCampaigns"],
    menu: { group: "features", categories: withAds },
    reads: ["campaigns/ListCampaigns", "signup/ListDraftSteps", "campaigns/ListCampaignViews"],
  },
  franchiseCampaigns: {
    ...ofBusiness("franchiseCampaigns"),
    needs: ["readCampaigns"],
    menu: { group: "features", categories: ["HqFranchise"] },
    reads: ["franchise/ListFranchiseCampaigns"],
  },
  franchiseCampaign: {
    ...ofBusiness("franchiseCampaigns/{franchiseCampaignId}"),
    needs: ["readCampaigns"],
    under: "franchiseCampaigns",
    reads: ["franchise/GetFranchiseCampaign"],
    extras: ["franchise/ReadFranchiseStores"],
  },
  campaign: {
    ...ofBusiness("campaigns/{campaignId}"),
    needs: ["readCampaigns"],
    under: "campaigns",
    reads: [
      "campaigns/GetCampaign",
      "campaigns/GetCampaignAds",
      "campaigns/GetAutopilot",
      "campaigns/GetCampaignBudget",
      "insights/GetCampaignResults",
      "wallet/ListBillingDocuments",
      "signup/GetBusinessDetails",
      "businesses/NearbyPlaces",
    ],
  },
  editCampaign: {
    ...ofBusiness("editCampaign/{campaignId}"),
    area: "campaignEditor",
    needs: ["editCampaigns"],
    under: "campaigns",
    reads: ["campaigns/GetCampaign", "campaigns/GetCampaignEdit", "signup/GetBusinessDetails"],
  },
  briefs: {
    ...ofBusiness("briefs"),
    needs: ["writeBriefs"],
    menu: { group: "features", categories: ["BrandPortal"] },
    reads: ["briefs/ListBriefs"],
  },
  brief: {
    ...ofBusiness("briefs/{briefId}"),
    needs: ["writeBriefs"],
    under: "briefs",
    reads: ["briefs/GetBrief", "briefs/GetBriefPlan"],
  },
  proposals: {
    ...ofBusiness("proposals"),
    needs: ["proposeChange"],
    menu: { group: "features", categories: withAds },
    reads: ["proposals/ListProposals", "proposals/GetProposalRules"],
  },
  proposal: {
    ...ofBusiness("proposals/{proposalId}"),
    needs: ["proposeChange"],
    under: "proposals",
    reads: ["proposals/GetProposal"],
  },
  audience: {
    ...ofBusiness("audience"),
    needs: ["readCampaigns"],
    menu: { group: "features", categories: shops, alsoOpenTo: ["LocalBusiness"] },
    reads: ["campaigns/ListSavedAudiences"],
    extras: ["audiences/ListCustomerLists"],
  },
  conversions: {
    ...ofBusiness("conversions"),
    needs: ["readCampaigns"],
    under: "campaigns",
    reads: ["conversions/GetConversions", "conversions/ListConversions"],
    extras: ["conversions/ListTriedEvents", "conversions/ListConversionNetworks"],
  },
  productInsights: {
    ...ofBusiness("productInsights"),
    needs: ["readReports"],
    menu: { group: "features", categories: shops, fromState: onboardingStates.statistics },
    reads: ["insights/GetProductInsights", "insights/ListProductInsights", "businesses/ListCatalogs"],
  },
  publishedReports: {
    ...ofBusiness("publishedReports"),
    needs: ["readReports"],
    menu: { group: "features", categories: withAds },
    reads: ["insights/ListReportLibrary"],
    extras: ["insights/ListReportSchedules"],
  },
  leads: {
    ...ofBusiness("leads"),
    needs: ["readLeads"],
    menu: { group: "features", categories: sellers },
    reads: ["insights/ListLeads"],
    extras: ["insights/GetLeadDesk", "insights/GetLeadMarks", "insights/ListLeadViews"],
  },
  leadDelivery: {
    ...ofBusiness("leads/delivery"),
    needs: ["readLeads"],
    under: "leads",
    reads: ["integrations/ListLeadDestinations"],
  },
  leadForms: {
    ...ofBusiness("leads/forms"),
    needs: ["readCreatives"],
    under: "leads",
    reads: ["campaigns/ListLeadForms"],
  },
  leadForm: {
    ...ofBusiness("leads/forms/{formId}"),
    needs: ["readCreatives"],
    under: "leads",
    reads: ["campaigns/GetLeadForm"],
  },
  wallet: {
    ...ofBusiness("wallet"),
    needs: ["readWallet"],
    menu: { group: "features", categories: payers, hiddenIfSelfFunded: true },
    reads: [
      "wallet/GetWallet",
      "campaigns/GetSpendForecast",
      "campaigns/ListCampaigns",
      "wallet/ListTransactions",
      "wallet/ListTopUps",
    ],
  },
  addMoney: {
    ...ofBusiness("wallet/add"),
    needs: ["readWallet"],
    under: "wallet",
    reads: ["wallet/GetTopUpTerms", "wallet/ListTopUps", "wallet/GetBillingDetails", "wallet/ListPaymentOptions"],
  },
  cards: {
    ...ofBusiness("wallet/cards"),
    needs: ["readWallet"],
    under: "wallet",
    reads: ["wallet/ListPaymentOptions", "wallet/GetAutomaticTopUp"],
  },
  refund: { ...ofBusiness("wallet/refund"), needs: ["readWallet"], under: "wallet", reads: ["wallet/GetRefunds"] },
  billing: {
    ...ofBusiness("wallet/billing"),
    needs: ["readWallet"],
    under: "wallet",
    reads: ["wallet/GetBillingDetails"],
  },
  documents: {
    ...ofBusiness("wallet/invoices"),
    needs: ["readWallet"],
    under: "wallet",
    reads: ["wallet/ListBillingDocuments", "wallet/GetBillingDetails"],
  },
  addOns: {
    ...ofBusiness("addOns"),
    needs: ["readWallet"],
    under: "wallet",
    reads: ["wallet/GetAddOns", "wallet/GetBillingDetails"],
  },
  document: {
    ...ofBusiness("invoice/{documentId}"),
    needs: ["readWallet"],
    under: "wallet",
    reads: ["wallet/GetBillingDocument"],
  },
  stores: {
    ...ofBusiness("stores"),
    needs: ["readProfile"],
    menu: { group: "settings", categories: ["HqFranchise"] },
    reads: ["franchise/ListFranchiseStores"],
  },
  storeBudget: {
    ...ofBusiness("stores/budget"),
    needs: ["readCampaigns"],
    under: "stores",
    reads: ["franchise/GetStoreBudget", "franchise/ReadFranchiseStores"],
  },
  storeSetup: {
    ...ofBusiness("storeSetup"),
    needs: ["readProfile"],
    menu: { group: "settings", categories: sellers },
    reads: [
      "businesses/GetStore",
      "businesses/GetBusinessProfile",
      "businesses/ListCurrencies",
      "businesses/ListTimeZones",
    ],
  },
  productFeed: {
    ...ofBusiness("productFeed"),
    needs: ["readProfile"],
    menu: { group: "settings", categories: shops },
    reads: ["businesses/ListCatalogs", "businesses/ListFeeds", "businesses/ListFeedSchedules"],
  },
  people: {
    ...ofBusiness("people"),
    needs: ["readProfile"],
    reads: ["identity/ListMembers"],
    extras: ["identity/ListInvitations", "businesses/ListHandOvers"],
  },
  assets: { ...ofBusiness("assets"), needs: ["readCreatives"], reads: ["creatives/ListAssets"] },
  localBusiness: { ...ofBusiness("localBusiness"), needs: ["readProfile"], reads: ["businesses/GetBusinessProfile"] },
  deleteBusiness: {
    ...ofBusiness("deleteBusiness"),
    needs: ["keepCards"],
    under: "userPreferences",
    reads: ["identity/PrepareBusinessDeletion"],
  },
  userPreferences: {
    ...ofBusiness("userPreferences"),
    reads: ["identity/GetPreferences"],
  },
  workspace: {
    ...ofBusiness("workspace"),
    area: "creativeBuilder",
    needs: ["readCreatives"],
    reads: ["studio/ListDesigns", "studio/GetBrandKit"],
  },
  design: {
    ...ofBusiness("workspace/{designId}"),
    area: "creativeBuilder",
    needs: ["readCreatives"],
    reads: ["studio/GetDesign", "studio/GetBrandKit"],
  },
} as const satisfies Readonly<Record<string, PageRow>>

/** The calls that the frame of the application makes around each page of a business. */
export const frameReads = [
  "businesses/GetConfiguration",
  "identity/GetOwnCallback",
  "messaging/ListNotifications",
] as const

/** The name of a page. */
export type PageName = keyof typeof pages

/** The name of a page that the side menu has. */
export type MenuPage = { [Name in PageName]: (typeof pages)[Name] extends { menu: object } ? Name : never }[PageName]
