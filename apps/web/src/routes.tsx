import { pageOf } from "@domain/launch"
import { containerContext } from "@ui/container"
import { profileContext } from "@ui/shared/frame"
import { data, type LoaderFunctionArgs, redirect, type RouteObject } from "react-router"
import { openCampaignDraft, openProfile } from "./app-guard.ts"
import type { Composition } from "./composition.ts"
import { guardJourneyPage } from "./journey-guard.ts"
import { type JourneyPageId, journeyPageIds, journeyPages } from "@ui/sign-up/pages"
import { RouteFailed } from "./route-failed.tsx"
import { RoutePending } from "./route-pending.tsx"
import { lazyScreen } from "./lazy-screen.ts"
import { UseCases } from "./use-cases.tsx"

const paths = (page: JourneyPageId): ReadonlyArray<string> => {
  const { path, takesCreativeId } = pageOf(page)
  return [takesCreativeId === true ? `${path}/:creativeId` : path]
}

/** The journey after its first page, and the application; the rest are `publicRoutes` and `makeSessionRoutes`. Static segments match in any case. Spec: screens and routes. */
export const makeRoutes = (composition: Composition): Array<RouteObject> => {
  const { session, launch } = composition
  // Each page's whole address: a route for what they have in common would answer that address itself, with nothing.
  const journey = (
    above: string,
    pages: ReadonlyArray<JourneyPageId>,
    before: (args: LoaderFunctionArgs) => Promise<void>,
  ): Array<RouteObject> =>
    pages.flatMap((page) =>
      paths(page).map((path) => ({
        path: `${above}/${path}`,
        lazy: lazyScreen(journeyPages[page]),
        loader: async (args: LoaderFunctionArgs) => {
          await before(args)
          return guardJourneyPage(launch, session, page, args.request)
        },
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      })),
    )
  return [
    {
      element: <UseCases composition={composition} />,
      errorElement: <RouteFailed />,
      hydrateFallbackElement: <RoutePending />,
      middleware: [({ context }) => context.set(containerContext, composition.useCases)],
      children: [
        ...journey(
          "signup",
          journeyPageIds.filter((page) => page !== "businessDetails"),
          async () => undefined,
        ),
        ...journey("app/:businessProfileId/campaign/:campaignId", journeyPageIds, (args) =>
          openCampaignDraft(session, launch, args),
        ),
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
