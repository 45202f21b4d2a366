import type { BusinessProfileId } from "@domain/kernel"
import { loginPath } from "./session-end.ts"
import { routeOf } from "./routes.ts"

/** Where an address leads: shown, on to login, or not found. */
export type RouteVerdict =
  | { readonly kind: "show" }
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "notFound" }

/** Who is at the address; undefined when nobody is signed in. */
export interface Visit {
  readonly profileIds?: ReadonlyArray<BusinessProfileId>
}

/** The profile of the list that a path segment names; undefined for numbers not in it and for anything but a number. Spec: roles, "redirects to not-found". */
export const memberProfile = (
  segment: string | undefined,
  profileIds: ReadonlyArray<BusinessProfileId>,
): BusinessProfileId | undefined => profileIds.find((id) => String(id) === segment)

/**
 * Whether an address may be seen: without a sign-in a protected one leads to login and back here, a profile that is not the
 * visitor's is not found. Spec: roles and permissions; route guards.
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
