import { pageIds, pageOf, type StorePage, storePages } from "@domain/launch"
import { screenOf } from "@ui/sign-up/pages"
import { storeScreens } from "@ui/sign-up/store-screens"
import type { ComponentType, ReactElement } from "react"
import { type LoaderFunction, redirect, type RouteObject } from "react-router"

interface ScreenModule {
  readonly default: ComponentType
  readonly loader?: LoaderFunction
}

const lazy = (screen: () => Promise<ScreenModule>) => async () => {
  const { default: Component, loader } = await screen()
  return { Component, ...(loader !== undefined && { loader }) }
}

/** Pages of the journey by their own paths. */
const journeyRoutes = (): Array<RouteObject> =>
  pageIds.map((id) => {
    const { path, takesCreativeId } = pageOf(id)
    return { path: takesCreativeId === true ? `${path}/:creativeId` : path, lazy: lazy(screenOf(id)) }
  })

/** Pages of store onboarding, each also with a business after its path. */
const storeRoutes = (): Array<RouteObject> =>
  (Object.keys(storePages) as ReadonlyArray<StorePage>).map((page) => ({
    path: `${storePages[page].path}/:businessProfileId?`,
    lazy: lazy(storeScreens[page]),
  }))

/** Addresses of the product that stories show; `error` is drawn inside the application's frame. */
export const screenRoutes = (error: ReactElement): Array<RouteObject> => [
  { path: "login", lazy: lazy(() => import("@ui/account/login")) },
  { path: "forgotPassword", lazy: lazy(() => import("@ui/account/forgot-password")) },
  { path: "resetPassword", lazy: lazy(() => import("@ui/account/reset-password")) },
  { path: "s/:encodedId", lazy: lazy(() => import("@ui/sign-up/shared-summary")) },
  { path: "inviteUser", lazy: lazy(() => import("@ui/account/accept-invitation")) },
  { path: "secondFactor", lazy: lazy(() => import("@ui/account/second-factor")) },
  { path: "verify", lazy: lazy(() => import("@ui/account/verify-email")) },
  { path: "profileSelection", lazy: lazy(() => import("@ui/account/profile-selection")) },
  { path: "clients", lazy: lazy(() => import("@ui/account/clients")) },
  { path: "referrals", lazy: lazy(() => import("@ui/account/referrals")) },
  { path: "portal", lazy: lazy(() => import("@ui/account/portal")) },
  { path: "signup", children: [...journeyRoutes(), ...storeRoutes()] },
  { path: "app/:businessProfileId/campaign/:campaignId", children: journeyRoutes() },
  {
    path: "app/:businessProfileId",
    lazy: lazy(() => import("@ui/account/app-frame")),
    children: [
      {
        errorElement: error,
        children: [
          { index: true, loader: ({ params }) => redirect(`/app/${params["businessProfileId"]}/dashboard`) },
          { path: "dashboard", lazy: lazy(() => import("@ui/campaigns/dashboard")) },
          { path: "campaigns", lazy: lazy(() => import("@ui/campaigns/campaigns")) },
          { path: "campaigns/:campaignId", lazy: lazy(() => import("@ui/campaigns/campaign")) },
          { path: "productInsights", lazy: lazy(() => import("@ui/campaigns/product-insights")) },
          { path: "leads", lazy: lazy(() => import("@ui/leads/leads")) },
          { path: "people", lazy: lazy(() => import("@ui/account/people")) },
          { path: "assets", lazy: lazy(() => import("@ui/account/assets")) },
          { path: "workspace", lazy: lazy(() => import("@ui/account/workspace")) },
          { path: "storeSetup", lazy: lazy(() => import("@ui/sign-up/store-setup")) },
          { path: "localBusiness", lazy: lazy(() => import("@ui/account/local-business")) },
          { path: "userPreferences", lazy: lazy(() => import("@ui/account/preferences")) },
          { path: "wallet", lazy: lazy(() => import("@ui/wallet/wallet")) },
          { path: "wallet/add", lazy: lazy(() => import("@ui/wallet/add-money")) },
          { path: "wallet/cards", lazy: lazy(() => import("@ui/wallet/cards")) },
          { path: "wallet/refund", lazy: lazy(() => import("@ui/wallet/refund")) },
          { path: "wallet/billing", lazy: lazy(() => import("@ui/wallet/billing")) },
          { path: "wallet/invoices", lazy: lazy(() => import("@ui/wallet/documents")) },
          { path: "addOns", lazy: lazy(() => import("@ui/wallet/add-ons")) },
          { path: "invoice/:documentId", lazy: lazy(() => import("@ui/wallet/document")) },
        ],
      },
    ],
  },
]
