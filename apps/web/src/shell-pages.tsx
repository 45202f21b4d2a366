import BusinessDetails from "@ui/screens/pages/journey/business-details"
import Login from "@ui/screens/pages/identity/login"
import Country from "@ui/screens/pages/public/country"
import Home from "@ui/screens/pages/public/home"
import SharedSummary from "@ui/screens/pages/public/shared-summary"
import type { Namespace } from "@ui/i18n"
import type { ComponentType } from "react"
import { AppSkeleton, JourneySkeleton, PublicSkeleton } from "./skeletons.tsx"

/** A page drawn beforehand, with what the browser will need for it. */
export interface ShellPage {
  /** Begin of the path, in small letters. */
  readonly path: string
  /** Only the path itself, not what lies below it. */
  readonly isExact?: true
  readonly Picture: ComponentType
  /** The address with its parameters, where the picture depends on them; others that begin so get a frame alone. */
  readonly pattern?: string
  /** Its screen among the sources of `ui/screens`. */
  readonly screen?: string
  /** Texts besides those of every page. */
  readonly namespaces: ReadonlyArray<Namespace>
  /** It is in this file of routes, which is then loaded at once; `routes` with the part of the program that calls use-cases. */
  readonly routes?: "session-routes" | "routes"
}

const login: Omit<ShellPage, "path"> = {
  isExact: true,
  Picture: Login,
  screen: "identity/login",
  namespaces: ["app"],
  routes: "session-routes",
}

/** Public pages are drawn as they will be; what depends on a session, as its frame. The first match counts. */
const pages: ReadonlyArray<ShellPage> = [
  { path: "/", ...login },
  { path: "/login", ...login },
  {
    path: "/home",
    isExact: true,
    Picture: Home,
    screen: "public/home",
    namespaces: ["signup"],
  },
  {
    path: "/country",
    isExact: true,
    Picture: Country,
    screen: "public/country",
    namespaces: ["signup"],
  },
  {
    path: "/signup/businessdetails",
    isExact: true,
    Picture: BusinessDetails,
    screen: "journey/business-details",
    namespaces: ["signup", "launch"],
    routes: "session-routes",
  },
  {
    path: "/signup",
    isExact: true,
    Picture: JourneySkeleton,
    screen: "journey/resume",
    namespaces: ["signup", "launch"],
    routes: "session-routes",
  },
  {
    path: "/s/",
    pattern: "/s/:encodedId",
    Picture: SharedSummary,
    screen: "public/shared-summary",
    namespaces: ["launch"],
    routes: "session-routes",
  },
  { path: "/signup", Picture: JourneySkeleton, namespaces: ["signup", "launch"], routes: "routes" },
  { path: "/app/", Picture: AppSkeleton, namespaces: ["app"], routes: "routes" },
]

const other: ShellPage = { path: "/", Picture: PublicSkeleton, namespaces: [], routes: "session-routes" }

/** The picture for a path; letter case and a closing slash do not count. */
export const shellPageAt = (pathname: string): ShellPage => {
  const path = pathname.toLowerCase().replace(/(.)\/$/, "$1")
  return pages.find((page) => (page.isExact === true ? path === page.path : path.startsWith(page.path))) ?? other
}
