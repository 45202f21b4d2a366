/** Who may see an address: everybody, signed-in users, or members of its profile. */
export type RouteAccess = "public" | "auth" | "profile"

/** An address of the product outside the journey's tables; `*` matches everything below it. */
export interface Route {
  readonly path: string
  readonly access: RouteAccess
  /** The address it redirects to. */
  readonly leadsTo?: string
  readonly header?: "hidden"
}

/** Every address with its access; the first matching row counts. Spec: screens and routes. */
export const routes: ReadonlyArray<Route> = [
  { path: "/", access: "public", leadsTo: "/login" },
  { path: "/login", access: "public", header: "hidden" },
  { path: "/forgotPassword", access: "public" },
  { path: "/resetPassword", access: "public" },
  { path: "/inviteUser", access: "public" },
  { path: "/s/{encodedId}", access: "public", header: "hidden" },
  { path: "/country", access: "public" },
  { path: "/country/*", access: "public" },
  { path: "/countrySelector", access: "public" },
  { path: "/home", access: "public" },
  { path: "/signup", access: "public" },
  { path: "/signup/summary", access: "public", header: "hidden" },
  { path: "/signup/*", access: "public" },
  { path: "/localBusiness", access: "public" },
  { path: "/authentication/login", access: "public", header: "hidden" },
  { path: "/authentication/profileSelection", access: "auth", header: "hidden" },
  { path: "/profileSelection", access: "auth", header: "hidden" },
  { path: "/portalSelection", access: "auth", leadsTo: "/profileSelection" },
  { path: "/verify", access: "auth" },
  { path: "/secondFactor", access: "auth" },
  { path: "/app/{businessProfileId}/campaign/{campaignId}/googleKeywords", access: "public" },
  { path: "/app", access: "auth", leadsTo: "/profileSelection" },
  { path: "/app/{businessProfileId}", access: "profile" },
  { path: "/app/{businessProfileId}/*", access: "profile" },
]

const parts = (path: string): ReadonlyArray<string> => path.split("/").filter((part) => part !== "")

const fits = (route: Route, segments: ReadonlyArray<string>): boolean => {
  const pattern = parts(route.path)
  const isOpen = pattern.at(-1) === "*"
  if (isOpen ? segments.length < pattern.length : segments.length !== pattern.length) return false
  return pattern.every(
    (part, at) => part === "*" || part.startsWith("{") || part.toLowerCase() === segments[at]?.toLowerCase(),
  )
}

/** The row of an address, ignoring case and query; undefined when not found. Spec: "Catch-all: pageNotFound". */
export const routeOf = (path: string): Route | undefined => {
  const segments = parts(path.replace(/[?#].*$/su, ""))
  return routes.find((route) => fits(route, segments))
}
