import { type PageId, pageIds, pageOf, type StorePage, storePages } from "@domain/launch"
import type { Portal } from "@domain/portals"
import { useCasesContext } from "@ui/container"
import { PageNotOpen, profileContext } from "@ui/shared/frame"
import { screenOf } from "@ui/sign-up/pages"
import { storeScreens } from "@ui/sign-up/store-screens"
import { data, type LoaderFunctionArgs, type RouteObject } from "react-router"
import { openCampaignDraft, openProfile } from "./app-guard.ts"
import { takeStampedSummary } from "./boot-facts.ts"
import type { Composition } from "./composition.ts"
import { guardJourneyPage } from "./journey-guard.ts"
import { redirectFrom } from "./redirect-from.ts"
import { requireUser } from "./require-user.ts"
import { RouteFailed } from "./route-failed.tsx"
import { RoutePending } from "./route-pending.tsx"
import { lazyScreen } from "./lazy-screen.ts"
import { UseCases } from "./use-cases.tsx"

/** A page's path below its journey's address, in the router's words. */
const pathOf = (page: PageId): string => {
  const { path, takesCreativeId } = pageOf(page)
  return takesCreativeId === true ? `${path}/:creativeId?` : path
}

const storePageIds = Object.keys(storePages) as ReadonlyArray<StorePage>

const storePathOf = (page: StorePage): string => {
  const facts = storePages[page]
  return "profile" in facts ? `${facts.path}/:businessProfileId?` : facts.path
}

/** Pages of store onboarding behind the account. */
const storeSteps: ReadonlyArray<StorePage> = [
  "linkStore",
  "linkInstructions",
  "otherStore",
  "storeDetails",
  "assets",
  "confirmation",
  "creativeBuilder",
  "richMediaAdBuilder",
]

/** Pages of the application that the specification names and that are to come. Spec: screens and routes. */
const appPathsToCome = ["productFeed", "audience", "publishedReports"] as const

/** Sends the browser to a page's present address with the query that it came with. */
const movedTo =
  (path: string) =>
  ({ request }: LoaderFunctionArgs) =>
    redirectFrom(request, `${path}${new URL(request.url).search}`)

/** Every address of the product. Static segments match in any case. Spec: screens and routes. */
export const makeRoutes = (
  composition: Composition,
  portal: Promise<Partial<Pick<Portal, "flags" | "signup">>>,
): Array<RouteObject> => {
  const { session, launch, useCases } = composition
  const signedIn = async ({ request }: LoaderFunctionArgs) => (await requireUser(session, request), null)
  // Each page's whole address: a route for what they have in common would answer that address itself, with nothing.
  const journey = (above: string, before: (args: LoaderFunctionArgs) => Promise<void>): Array<RouteObject> =>
    pageIds.map((page) => ({
      path: `${above}/${pathOf(page)}`,
      lazy: lazyScreen(screenOf(page)),
      loader: async (args: LoaderFunctionArgs) => {
        await before(args)
        return guardJourneyPage(launch, session, page, args.request, portal)
      },
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    }))

  const publicPages: Array<RouteObject> = [
    { index: true, loader: ({ request }) => redirectFrom(request, "/login") },
    { path: "home", lazy: lazyScreen(() => import("@ui/public/home")) },
    { path: "country", lazy: lazyScreen(() => import("@ui/public/country")) },
    { path: "countrySelector", loader: movedTo("/country") },
    {
      path: "s/:encodedId",
      lazy: lazyScreen(() => import("@ui/sign-up/shared-summary")),
      loader: ({ params }) => takeStampedSummary(params["encodedId"]) ?? null,
      shouldRevalidate: () => false,
    },
    { path: "b/:pageKey", lazy: lazyScreen(() => import("@ui/public/business-page")) },
    // A local business has no shop to link: its onboarding is the journey.
    { path: "localBusiness", loader: movedTo("/signup/businessDetails") },
    { path: "inviteUser", lazy: lazyScreen(() => import("@ui/account/accept-invitation")) },
    { path: "*", lazy: lazyScreen(() => import("@ui/public/not-found")) },
  ]

  const accountPages: Array<RouteObject> = [
    { path: "login", lazy: lazyScreen(() => import("@ui/account/login")) },
    { path: "authentication/login", loader: movedTo("/login") },
    { path: "forgotPassword", lazy: lazyScreen(() => import("@ui/account/forgot-password")) },
    { path: "resetPassword", lazy: lazyScreen(() => import("@ui/account/reset-password")) },
    { path: "profileSelection", lazy: lazyScreen(() => import("@ui/account/profile-selection")), loader: signedIn },
    { path: "authentication/profileSelection", loader: movedTo("/profileSelection") },
    { path: "clients", lazy: lazyScreen(() => import("@ui/account/clients")), loader: signedIn },
    { path: "referrals", lazy: lazyScreen(() => import("@ui/account/referrals")), loader: signedIn },
    { path: "portal", lazy: lazyScreen(() => import("@ui/account/portal")), loader: signedIn },
    // A portal is chosen by its address.
    { path: "portalSelection", loader: ({ request }) => redirectFrom(request, "/profileSelection") },
    { path: "linked/facebook", lazy: lazyScreen(() => import("@ui/sign-up/facebook-return")), loader: signedIn },
    { path: "linked/store", lazy: lazyScreen(() => import("@ui/sign-up/store-return")), loader: signedIn },
    { path: "secondFactor", lazy: lazyScreen(() => import("@ui/account/second-factor")), loader: signedIn },
    { path: "verify", lazy: lazyScreen(() => import("@ui/account/verify-email")), loader: signedIn },
  ]

  const signupPages: Array<RouteObject> = [
    { path: "signup", lazy: lazyScreen(() => import("@ui/sign-up/resume")) },
    ...journey("signup", async () => undefined),
    ...storePageIds.map((page) => ({
      path: `signup/${storePathOf(page)}`,
      lazy: lazyScreen(storeScreens[page]),
      ...(storeSteps.includes(page) && { loader: signedIn }),
    })),
  ]

  const appPages: Array<RouteObject> = [
    { path: "app", loader: ({ request }) => redirectFrom(request, "/profileSelection") },
    ...journey("app/:businessProfileId/campaign/:campaignId", (args) => openCampaignDraft(session, launch, args)),
    {
      path: "app/:businessProfileId",
      middleware: [async (args) => args.context.set(profileContext, await openProfile(session, args))],
      lazy: lazyScreen(() => import("@ui/account/app-frame")),
      children: [
        {
          errorElement: <RouteFailed isInFrame />,
          children: [
            {
              index: true,
              loader: ({ params, request }) => redirectFrom(request, `/app/${params["businessProfileId"]}/dashboard`),
            },
            { path: "dashboard", lazy: lazyScreen(() => import("@ui/campaigns/dashboard")) },
            { path: "campaigns", lazy: lazyScreen(() => import("@ui/campaigns/campaigns")) },
            { path: "campaigns/:campaignId", lazy: lazyScreen(() => import("@ui/campaigns/campaign")) },
            { path: "productInsights", lazy: lazyScreen(() => import("@ui/campaigns/product-insights")) },
            { path: "leads", lazy: lazyScreen(() => import("@ui/leads/leads")) },
            { path: "wallet", lazy: lazyScreen(() => import("@ui/wallet/wallet")) },
            { path: "wallet/add", lazy: lazyScreen(() => import("@ui/wallet/add-money")) },
            { path: "wallet/cards", lazy: lazyScreen(() => import("@ui/wallet/cards")) },
            { path: "wallet/refund", lazy: lazyScreen(() => import("@ui/wallet/refund")) },
            { path: "wallet/billing", lazy: lazyScreen(() => import("@ui/wallet/billing")) },
            { path: "wallet/invoices", lazy: lazyScreen(() => import("@ui/wallet/documents")) },
            { path: "addOns", lazy: lazyScreen(() => import("@ui/wallet/add-ons")) },
            { path: "invoice/:documentId", lazy: lazyScreen(() => import("@ui/wallet/document")) },
            { path: "storeSetup", lazy: lazyScreen(() => import("@ui/sign-up/store-setup")) },
            { path: "people", lazy: lazyScreen(() => import("@ui/account/people")) },
            { path: "assets", lazy: lazyScreen(() => import("@ui/account/assets")) },
            { path: "localBusiness", lazy: lazyScreen(() => import("@ui/account/local-business")) },
            { path: "userPreferences", lazy: lazyScreen(() => import("@ui/account/preferences")) },
            ...appPathsToCome.map((path) => ({ path, element: <PageNotOpen page={path} /> })),
            { path: "workspace", lazy: lazyScreen(() => import("@ui/account/workspace")) },
            // A launched campaign is changed on its own page.
            {
              path: "editCampaign/:campaignId",
              loader: ({ params, request }) =>
                redirectFrom(request, `/app/${params["businessProfileId"]}/campaigns/${params["campaignId"]}`),
            },
            {
              path: "*",
              loader: () => {
                throw data(null, { status: 404 })
              },
            },
          ],
        },
      ],
    },
  ]

  return [
    {
      element: <UseCases composition={composition} />,
      errorElement: <RouteFailed />,
      hydrateFallbackElement: <RoutePending />,
      middleware: [({ context }) => context.set(useCasesContext, useCases)],
      children: [...publicPages, ...accountPages, ...signupPages, ...appPages],
    },
  ]
}
