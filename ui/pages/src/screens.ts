import type { PageName } from "@domain/pages"
import { firstScreens } from "./first-screens.ts"
import type { LoadScreen } from "./lazy-screen.ts"
import { pageToCome } from "./page-to-come.tsx"

/** The screen of each page, loaded when the page is first opened. */
export const screens = {
  ...firstScreens,
  resetPassword: () => import("@ui/account/reset-password"),
  acceptInvitation: () => import("@ui/account/accept-invitation"),
  sharedReport: () => import("@ui/reports/shared-report"),
  businessPage: () => import("@ui/public/business-page"),
  profileSelection: () => import("@ui/account/profile-selection"),
  clients: () => import("@ui/account/clients"),
  referrals: () => import("@ui/account/referrals"),
  portal: () => import("@ui/portal-desk/portal"),
  facebookReturn: () => import("@ui/checkout/facebook-return"),
  storeReturn: () => import("@ui/stores/store-return"),
  secondFactor: () => import("@ui/account/second-factor"),
  verifyEmail: () => import("@ui/account/verify-email"),
  dashboard: () => import("@ui/campaigns/dashboard"),
  campaigns: () => import("@ui/campaigns/campaigns"),
  campaign: () => import("@ui/campaigns/campaign"),
  editCampaign: () => import("@ui/editor/campaign-editor"),
  audience: pageToCome("audience"),
  productInsights: () => import("@ui/campaigns/product-insights"),
  publishedReports: () => import("@ui/reports/published-reports"),
  leads: () => import("@ui/leads/leads"),
  wallet: () => import("@ui/wallet/wallet"),
  addMoney: () => import("@ui/wallet/add-money"),
  cards: () => import("@ui/wallet/cards"),
  refund: () => import("@ui/wallet/refund"),
  billing: () => import("@ui/wallet/billing"),
  documents: () => import("@ui/wallet/documents"),
  addOns: () => import("@ui/wallet/add-ons"),
  document: () => import("@ui/wallet/document"),
  storeSetup: () => import("@ui/stores/store-setup"),
  productFeed: pageToCome("productFeed"),
  people: () => import("@ui/account/people"),
  assets: () => import("@ui/account/assets"),
  localBusiness: () => import("@ui/account/local-business"),
  userPreferences: () => import("@ui/account/preferences"),
  workspace: () => import("@ui/account/workspace"),
} as const satisfies Readonly<Record<PageName, LoadScreen>>
