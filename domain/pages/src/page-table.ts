import { type BusinessCategoryId, onboardingStates } from "@domain/portals"
import type { PageRow } from "./page-row.ts"

const withAds: ReadonlyArray<BusinessCategoryId> = ["LocalBusiness", "Ecommerce", "HqFranchise", "BrandPortal"]
const shops: ReadonlyArray<BusinessCategoryId> = ["Ecommerce"]
const sellers: ReadonlyArray<BusinessCategoryId> = ["LocalBusiness", "Ecommerce"]
const payers: ReadonlyArray<BusinessCategoryId> = ["LocalBusiness", "Ecommerce", "HqFranchise"]

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
  country: { path: "/country", area: "public", access: "public" },
  sharedSummary: { path: "/s/{encodedId}", area: "summary", access: "public" },
  businessPage: { path: "/b/{pageKey}", area: "public", access: "public", reads: ["GetBusinessPage"] },
  resumeSignup: { path: "/signup", area: "onboarding", access: "public" },

  profileSelection: {
    path: "/profileSelection",
    area: "profileSelection",
    access: "signedIn",
    reads: ["ListClientDrafts"],
  },
  clients: { path: "/clients", area: "profileSelection", access: "signedIn", reads: ["ListClientDrafts"] },
  referrals: { path: "/referrals", area: "profileSelection", access: "signedIn", reads: ["ListReferralCodes"] },
  portal: {
    path: "/portal",
    area: "profileSelection",
    access: "signedIn",
    needs: ["reviewCampaigns", "answerCallbacks", "administerPortal"],
    reads: ["ListCampaignReviews", "ListPriorityBusinesses", "ListPaymentIssues", "ListUnregisteredDocuments"],
  },
  facebookReturn: { path: "/linked/facebook", area: "onboarding", access: "signedIn" },
  storeReturn: { path: "/linked/store", area: "onboarding", access: "signedIn" },
  secondFactor: { path: "/secondFactor", area: "public", access: "signedIn" },
  verifyEmail: { path: "/verify", area: "public", access: "signedIn" },

  dashboard: {
    ...ofBusiness("dashboard"),
    needs: ["readReports"],
    menu: { group: "features", categories: withAds },
    reads: ["GetDashboard"],
  },
  campaigns: {
    ...ofBusiness("campaigns"),
    needs: ["readCampaigns"],
    menu: { group: "features", categories: withAds },
    reads: ["ListCampaigns"],
  },
  campaign: {
    ...ofBusiness("campaigns/{campaignId}"),
    needs: ["readCampaigns"],
    under: "campaigns",
    reads: ["GetCampaign"],
  },
  audience: { ...ofBusiness("audience"), needs: ["readCampaigns"], menu: { group: "features", categories: shops } },
  productInsights: {
    ...ofBusiness("productInsights"),
    needs: ["readReports"],
    menu: { group: "features", categories: shops, fromState: onboardingStates.statistics },
    reads: ["GetProductInsights"],
  },
  publishedReports: {
    ...ofBusiness("publishedReports"),
    needs: ["readReports"],
    menu: { group: "features", categories: withAds },
  },
  leads: {
    ...ofBusiness("leads"),
    needs: ["readLeads"],
    menu: { group: "features", categories: sellers },
    reads: ["ListLeads"],
  },
  wallet: {
    ...ofBusiness("wallet"),
    needs: ["readWallet"],
    menu: { group: "features", categories: payers, hiddenIfSelfFunded: true },
    reads: ["GetWallet"],
  },
  addMoney: { ...ofBusiness("wallet/add"), needs: ["readWallet"], under: "wallet", reads: ["GetWallet"] },
  cards: { ...ofBusiness("wallet/cards"), needs: ["readWallet"], under: "wallet", reads: ["ListPaymentOptions"] },
  refund: { ...ofBusiness("wallet/refund"), needs: ["readWallet"], under: "wallet", reads: ["GetWallet"] },
  billing: { ...ofBusiness("wallet/billing"), needs: ["readWallet"], under: "wallet", reads: ["GetBillingDetails"] },
  documents: { ...ofBusiness("wallet/invoices"), needs: ["readWallet"], under: "wallet", reads: ["ListDocuments"] },
  addOns: { ...ofBusiness("addOns"), needs: ["readWallet"], under: "wallet", reads: ["ListAddOns"] },
  document: { ...ofBusiness("invoice/{documentId}"), needs: ["readWallet"], under: "wallet", reads: ["GetDocument"] },
  storeSetup: { ...ofBusiness("storeSetup"), needs: ["readProfile"], menu: { group: "settings", categories: sellers } },
  productFeed: { ...ofBusiness("productFeed"), needs: ["readProfile"], menu: { group: "settings", categories: shops } },
  people: { ...ofBusiness("people"), needs: ["readProfile"], reads: ["ListMembers", "ListInvitations"] },
  assets: { ...ofBusiness("assets"), needs: ["readProfile"] },
  localBusiness: { ...ofBusiness("localBusiness"), needs: ["readProfile"], reads: ["GetBusinessProfile"] },
  userPreferences: { ...ofBusiness("userPreferences"), reads: ["GetPreferences"] },
  workspace: { ...ofBusiness("workspace"), area: "creativeBuilder", needs: ["readProfile"] },
} as const satisfies Readonly<Record<string, PageRow>>

/** The name of a page. */
export type PageName = keyof typeof pages

/** The name of a page that the side menu has. */
export type MenuPage = { [Name in PageName]: (typeof pages)[Name] extends { menu: object } ? Name : never }[PageName]
