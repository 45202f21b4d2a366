import type { BusinessProfileId } from "@domain/kernel"
import { loginPath } from "./session-end.ts"
import { routeOf } from "./routes.ts"

/** The result of visiting an address: shown, redirected to login, or not found. */
export type RouteVerdict =
  | { readonly kind: "show" }
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "notFound" }

/** The visitor of an address; undefined when nobody is signed in. */
export interface Visit {
  readonly profileIds?: ReadonlyArray<BusinessProfileId>
}

/**
 * The listed profile that a path segment names; undefined for other numbers and anything else. Spec: roles, "redirects
 * to not-found".
 */
export const memberProfile = (
  segment: string | undefined,
  profileIds: ReadonlyArray<BusinessProfileId>,
): BusinessProfileId | undefined => profileIds.find((id) => String(id) === segment)

/**
 * Whether an address may be shown: without a sign-in a protected one redirects to login and back; another's profile is
 * not found. Spec: roles and permissions; route guards.
 */
export const routeAccess = (path: string, { profileIds }: Visit): RouteVerdict => {
  const route = routeOf(path)
  if (route === undefined) return { kind: "notFound" }
  if (route.leadsTo !== undefined) return { kind: "redirect", to: route.leadsTo }
  if (route.access === "public") return { kind: "show" }
  if (profileIds === undefined) return { kind: "redirect", to: loginPath(path) }
  if (route.access === "auth") return { kind: "show" }
  const [, , segment] = path.split("/")
  return memberProfile(segment, profileIds) === undefined ? { kind: "notFound" } : { kind: "show" }
}
