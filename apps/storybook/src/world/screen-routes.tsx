import { type PageId, pageOf } from "@domain/launch"
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

const journey = import.meta.glob<ScreenModule>("../../../../ui/screens/src/pages/journey/*.tsx")

const kebab = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Pages of the journey by their own paths, as far as they have a screen. */
const journeyRoutes = (): Array<RouteObject> =>
  journeyIds.flatMap((id) => {
    const screen = journey[`../../../../ui/screens/src/pages/journey/${kebab(id)}.tsx`]
    const { path, takesCreativeId } = pageOf(id)
    return screen === undefined
      ? []
      : [{ path: takesCreativeId === true ? `${path}/:creativeId` : path, lazy: lazy(screen) }]
  })

const journeyIds: ReadonlyArray<PageId> = [
  "businessDetails",
  "businessLocationDetails",
  "businessPhoneNumber",
  "businessDetailsCaptured",
  "selectObjective",
  "promoteServices",
  "offerDetails",
  "imageCreatives",
  "creativePreview",
  "creativeEdit",
  "adPreview",
  "adDetailsEdit",
  "googleAds",
  "googleAdsEdit",
  "emailSignup",
  "ageGenderTarget",
  "locationTargeting",
  "summary",
  "budget",
  "channelSelection",
  "fbInterests",
  "googleKeywords",
  "linkAccounts",
  "launching",
  "success",
]

/** Addresses of the product that stories show; `trouble` stands inside the application's frame. */
export const screenRoutes = (trouble: ReactElement): Array<RouteObject> => [
  { path: "login", lazy: lazy(() => import("@ui/screens/pages/identity/login")) },
  { path: "forgotPassword", lazy: lazy(() => import("@ui/screens/pages/identity/forgot-password")) },
  { path: "resetPassword", lazy: lazy(() => import("@ui/screens/pages/identity/reset-password")) },
  { path: "verify", lazy: lazy(() => import("@ui/screens/pages/identity/verify-email")) },
  { path: "profileSelection", lazy: lazy(() => import("@ui/screens/pages/identity/profile-selection")) },
  { path: "signup", children: journeyRoutes() },
  { path: "app/:businessProfileId/campaign/:campaignId", children: journeyRoutes() },
  {
    path: "app/:businessProfileId",
    lazy: lazy(() => import("@ui/screens/pages/app/app-frame")),
    children: [
      {
        errorElement: trouble,
        children: [
          { index: true, loader: ({ params }) => redirect(`/app/${params["businessProfileId"]}/dashboard`) },
          { path: "dashboard", lazy: lazy(() => import("@ui/screens/pages/app/dashboard")) },
          { path: "campaigns", lazy: lazy(() => import("@ui/screens/pages/app/campaigns")) },
          { path: "campaigns/:campaignId", lazy: lazy(() => import("@ui/screens/pages/app/campaign")) },
          { path: "leads", lazy: lazy(() => import("@ui/screens/pages/app/leads")) },
          { path: "wallet", lazy: lazy(() => import("@ui/screens/pages/app/wallet")) },
        ],
      },
    ],
  },
]
