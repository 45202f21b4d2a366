import { type PageId, pageIds, pageOf, storePages } from "@domain/launch"
import { containerContext } from "@ui/container"
import { PageNotOpen, profileContext } from "@ui/shared/frame"
import { screenOf } from "@ui/sign-up/pages"
import { data, type LoaderFunctionArgs, redirect, type RouteObject } from "react-router"
import { openCampaignDraft, openProfile } from "./app-guard.ts"
import type { Composition } from "./composition.ts"
import { guardJourneyPage } from "./journey-guard.ts"
import { RouteFailed } from "./route-failed.tsx"
import { RoutePending } from "./route-pending.tsx"
import { lazyScreen } from "./lazy-screen.ts"
import { UseCases } from "./use-cases.tsx"

/** A page's path below its journey's address, in the router's words. */
const pathOf = (page: PageId): string => {
  const { path, takesCreativeId } = pageOf(page)
  return takesCreativeId === true ? `${path}/:creativeId?` : path
}

const storePaths: ReadonlyArray<string> = Object.values(storePages).map((page) =>
  "profile" in page ? `${page.path}/:businessProfileId?` : page.path,
)

/** Pages of the application that the specification names and that are to come. Spec: screens and routes. */
const appPathsToCome: ReadonlyArray<string> = [
  "userPreferences",
  "editCampaign/:campaignId",
  "storeSetup",
  "productFeed",
  "audience",
  "assets",
  "invoice/:invoiceId",
  "productInsights",
  "publishedReports",
  "localBusiness",
]

/** The journey after its first page, and the application; the rest are `publicRoutes` and `makeSessionRoutes`. Static segments match in any case. Spec: screens and routes. */
export const makeRoutes = (composition: Composition): Array<RouteObject> => {
  const { session, launch } = composition
  // Each page's whole address: a route for what they have in common would answer that address itself, with nothing.
  const journey = (
    above: string,
    pages: ReadonlyArray<PageId>,
    before: (args: LoaderFunctionArgs) => Promise<void>,
  ): Array<RouteObject> =>
    pages.map((page) => ({
      path: `${above}/${pathOf(page)}`,
      lazy: lazyScreen(screenOf(page)),
      loader: async (args: LoaderFunctionArgs) => {
        await before(args)
        return guardJourneyPage(launch, session, page, args.request)
      },
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    }))
  return [
    {
      element: <UseCases composition={composition} />,
      errorElement: <RouteFailed />,
      hydrateFallbackElement: <RoutePending />,
      middleware: [({ context }) => context.set(containerContext, composition.useCases)],
      children: [
        ...journey(
          "signup",
          pageIds.filter((page) => page !== "businessDetails"),
          async () => undefined,
        ),
        ...journey("app/:businessProfileId/campaign/:campaignId", pageIds, (args) =>
          openCampaignDraft(session, launch, args),
        ),
        ...storePaths.map((path) => ({ path: `signup/${path}`, element: <PageNotOpen /> })),
        { path: "app", loader: () => redirect("/profileSelection") },
        {
          path: "app/:businessProfileId",
          middleware: [async (args) => args.context.set(profileContext, await openProfile(session, args))],
          lazy: lazyScreen(() => import("@ui/account/app-frame")),
          children: [
            {
              errorElement: <RouteFailed isInFrame />,
              children: [
                { index: true, loader: ({ params }) => redirect(`/app/${params["businessProfileId"]}/dashboard`) },
                { path: "dashboard", lazy: lazyScreen(() => import("@ui/campaigns/dashboard")) },
                { path: "campaigns", lazy: lazyScreen(() => import("@ui/campaigns/campaigns")) },
                { path: "campaigns/:campaignId", lazy: lazyScreen(() => import("@ui/campaigns/campaign")) },
                { path: "leads", lazy: lazyScreen(() => import("@ui/leads/leads")) },
                { path: "wallet", lazy: lazyScreen(() => import("@ui/wallet/wallet")) },
                ...appPathsToCome.map((path) => ({ path, element: <PageNotOpen isInFrame /> })),
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
      ],
    },
  ]
}
