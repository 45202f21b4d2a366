import type { Portal } from "@domain/portals"
import { useCasesContext } from "@ui/container"
import { pageRoutes, RouteFailed, RoutePending } from "@ui/pages"
import { profileContext } from "@ui/shared/frame"
import type { RouteObject } from "react-router"
import { openCampaignDraft, openProfile } from "./app-guard.ts"
import { takeStampedSummary } from "./boot-facts.ts"
import type { Composition } from "./composition.ts"
import { guardJourneyPage } from "./journey-guard.ts"
import { redirectFrom } from "./redirect-from.ts"
import { requireUser } from "./require-user.ts"
import { UseCases } from "./use-cases.tsx"

/** Every address of the product, with the checks before each page. Spec: screens and routes; route guards. */
export const makeRoutes = (
  composition: Composition,
  portal: Promise<Partial<Pick<Portal, "flags" | "signup">>>,
): Array<RouteObject> => {
  const { session, launch, useCases } = composition
  return [
    {
      element: <UseCases composition={composition} />,
      errorElement: <RouteFailed />,
      hydrateFallbackElement: <RoutePending />,
      middleware: [({ context }) => context.set(useCasesContext, useCases)],
      children: pageRoutes({
        redirectFrom,
        signedIn: async ({ request }) => (await requireUser(session, request), null),
        member: async (args) => args.context.set(profileContext, await openProfile(session, args)),
        journey: async (page, access, args) => {
          if (access !== "signup") await openCampaignDraft(session, launch, access, args)
          return guardJourneyPage(launch, session, page, args.request, portal)
        },
        own: {
          sharedSummary: {
            loader: ({ params }) => takeStampedSummary(params["encodedId"]) ?? null,
            shouldRevalidate: () => false,
          },
        },
      }),
    },
  ]
}
