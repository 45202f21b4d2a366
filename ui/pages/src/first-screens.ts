import type { PageId } from "@domain/launch"
import type { PageName } from "@domain/pages"
import type { LoadScreen } from "./lazy-screen.ts"

/** Screens of pages that visitors open first and the server draws. They are found without the table of every screen. */
export const firstScreens = {
  login: () => import("@ui/account/login"),
  forgotPassword: () => import("@ui/account/forgot-password"),
  home: () => import("@ui/public/home"),
  country: () => import("@ui/public/country"),
  sharedSummary: () => import("@ui/checkout/shared-summary"),
  resumeSignup: () => import("@ui/business/resume"),
} as const satisfies Partial<Record<PageName, LoadScreen>>

/** Likewise of the journey. */
export const firstJourneyScreens = {
  businessDetails: () => import("@ui/business/business-details"),
} as const satisfies Partial<Record<PageId, LoadScreen>>
