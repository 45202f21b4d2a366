import { containerContext } from "@ui/container"
import { PageNotOpen } from "@ui/shared/frame"
import { redirect, type RouteObject } from "react-router"
import { takeStampedSummary } from "./boot-facts.ts"
import type { Composition } from "./composition.ts"
import { guardJourneyPage } from "./journey-guard.ts"
import { lazyScreen } from "./lazy-screen.ts"
import { requireUser } from "./require-user.ts"
import { RouteFailed } from "./route-failed.tsx"
import { RoutePending } from "./route-pending.tsx"
import { UseCases } from "./use-cases.tsx"

/**
 * Addresses outside the application, and the journey's first page: those that somebody may open first. Their use-cases are
 * loaded when one is called. Spec: screens and routes.
 */
export const makeSessionRoutes = (composition: Composition): Array<RouteObject> => [
  {
    element: <UseCases composition={composition} />,
    errorElement: <RouteFailed />,
    hydrateFallbackElement: <RoutePending />,
    middleware: [({ context }) => context.set(containerContext, composition.useCases)],
    children: [
      {
        path: "s/:encodedId",
        lazy: lazyScreen(() => import("@ui/sign-up/shared-summary")),
        loader: ({ params }) => takeStampedSummary(params["encodedId"]) ?? null,
        shouldRevalidate: () => false,
      },
      { path: "country", lazy: lazyScreen(() => import("@ui/public/country")) },
      { path: "countrySelector", loader: () => redirect("/country") },
      { path: "b/:pageKey", lazy: lazyScreen(() => import("@ui/public/business-page")) },
      { path: "signup", lazy: lazyScreen(() => import("@ui/sign-up/resume")) },
      {
        path: "signup/businessDetails",
        lazy: lazyScreen(() => import("@ui/sign-up/business-details")),
        loader: ({ request }) => guardJourneyPage(composition.launch, composition.session, "businessDetails", request),
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      },
      { path: "login", lazy: lazyScreen(() => import("@ui/account/login")) },
      { path: "authentication/login", loader: ({ request }) => redirect(`/login${new URL(request.url).search}`) },
      { path: "forgotPassword", lazy: lazyScreen(() => import("@ui/account/forgot-password")) },
      { path: "resetPassword", lazy: lazyScreen(() => import("@ui/account/reset-password")) },
      {
        path: "profileSelection",
        lazy: lazyScreen(() => import("@ui/account/profile-selection")),
        loader: async ({ request }) => (await requireUser(composition.session, request), null),
      },
      {
        path: "verify",
        lazy: lazyScreen(() => import("@ui/account/verify-email")),
        loader: async ({ request }) => (await requireUser(composition.session, request), null),
      },
      // A portal is chosen by its address.
      { path: "portalSelection", loader: () => redirect("/profileSelection") },
      { path: "localBusiness", element: <PageNotOpen /> },
      { path: "inviteUser", element: <PageNotOpen /> },
      { path: "authentication/profileSelection", loader: () => redirect("/profileSelection") },
    ],
  },
]
