import BusinessDetails from "@ui/business/business-details"
import Login from "@ui/account/login"
import Country from "@ui/public/country"
import Home from "@ui/public/home"
import NotFound from "@ui/public/not-found"
import ForgotPassword from "@ui/account/forgot-password"
import SharedSummary from "@ui/checkout/shared-summary"
import type { Namespace } from "@ui/i18n"
import type { ComponentType } from "react"
import { AppSkeleton, JourneySkeleton, PublicSkeleton } from "./skeletons.tsx"

/** A page drawn beforehand, with what the browser will need for it. */
export interface ShellPage {
  /** Begin of the path, in small letters. */
  readonly path: string
  /** Whether the page answers for its own path only, not for paths below it. */
  readonly isExact?: true
  readonly Picture: ComponentType
  /** The address with its parameters, where the picture depends on them; others that begin so get a frame alone. */
  readonly pattern?: string
  /** File of its screen below `ui`, without `.page.tsx`. */
  readonly screen?: string
  /** Texts that the page needs besides the texts of every page. */
  readonly namespaces: ReadonlyArray<Namespace>
  /** Sources of the contracts that the page calls at once; they and what makes calls are loaded with the page. */
  readonly calls?: ReadonlyArray<string>
}

const sessionCalls = "src/session-calls.ts"
const draftCalls = "src/draft-calls.ts"

const login: Omit<ShellPage, "path"> = {
  isExact: true,
  Picture: Login,
  screen: "account/src/sign-in/login",
  namespaces: ["app"],
}

/** Public pages are drawn as they will be; what depends on a session, as its frame. The first match counts. */
const pages: ReadonlyArray<ShellPage> = [
  { path: "/", ...login },
  { path: "/login", ...login },
  {
    path: "/forgotpassword",
    isExact: true,
    Picture: ForgotPassword,
    screen: "account/src/sign-in/forgot-password",
    namespaces: ["app"],
  },
  {
    path: "/home",
    isExact: true,
    Picture: Home,
    screen: "public/src/home",
    namespaces: ["signup"],
  },
  {
    path: "/country",
    isExact: true,
    Picture: Country,
    screen: "public/src/country",
    namespaces: ["signup"],
  },
  {
    path: "/signup/businessdetails",
    isExact: true,
    Picture: BusinessDetails,
    screen: "business/src/business-details",
    namespaces: ["signup", "launch"],
  },
  {
    path: "/signup",
    isExact: true,
    Picture: JourneySkeleton,
    screen: "business/src/resume",
    namespaces: ["signup", "launch"],
  },
  {
    path: "/s/",
    pattern: "/s/:encodedId",
    Picture: SharedSummary,
    screen: "checkout/src/summary/shared-summary",
    namespaces: ["launch"],
  },
  {
    path: "/r/",
    Picture: PublicSkeleton,
    screen: "reports/src/shared/shared-report",
    namespaces: ["reports"],
    calls: ["../../ui/reports/src/shared/shared-calls.ts"],
  },
  { path: "/signup", Picture: JourneySkeleton, namespaces: ["signup", "launch"], calls: [sessionCalls, draftCalls] },
  { path: "/app/", Picture: AppSkeleton, namespaces: ["app"], calls: [sessionCalls] },
]

/** What is shown where there is no page. */
export const unknownPage: ShellPage = {
  path: "/",
  Picture: NotFound,
  screen: "public/src/not-found",
  namespaces: ["signup"],
}

const other: ShellPage = { path: "/", Picture: PublicSkeleton, namespaces: [] }

/** The picture for a path; letter case and a closing slash do not count. */
export const shellPageAt = (pathname: string): ShellPage => {
  const path = pathname.toLowerCase().replace(/(.)\/$/, "$1")
  return pages.find((page) => (page.isExact === true ? path === page.path : path.startsWith(page.path))) ?? other
}
