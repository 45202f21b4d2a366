/** Who may see an address: everybody, somebody signed in, or a member of the profile in it. */
export type RouteAccess = "public" | "auth" | "profile"

/** An address of the product outside the tables of the journey; `*` stands for all below it. */
export interface Route {
  readonly path: string
  readonly access: RouteAccess
  /** Where it leads at once. */
  readonly leadsTo?: string
  readonly header?: "hidden"
}

/** Every address with who may see it; the first row that fits counts. Spec: screens and routes. */
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
  { path: "/app/{businessProfileId}/campaign/{campaignId}/googleKeywords", access: "public" },
  { path: "/app", access: "auth", leadsTo: "/profileSelection" },
  { path: "/app/{businessProfileId}", access: "profile" },
  { path: "/app/{businessProfileId}/*", access: "profile" },
]

const parts = (path: string): ReadonlyArray<string> => path.split("/").filter((part) => part !== "")

const fits = (route: Route, asked: ReadonlyArray<string>): boolean => {
  const own = parts(route.path)
  const isOpen = own.at(-1) === "*"
  if (isOpen ? asked.length < own.length : asked.length !== own.length) return false
  return own.every(
    (part, at) => part === "*" || part.startsWith("{") || part.toLowerCase() === asked[at]?.toLowerCase(),
  )
}

/** The row of an address, in any case, without its query; undefined for what is not found. Spec: "Catch-all: pageNotFound". */
export const routeOf = (path: string): Route | undefined => {
  const asked = parts(path.replace(/[?#].*$/su, ""))
  return routes.find((route) => fits(route, asked))
}
