import { maySignUp } from "./portal-decisions.ts"
import type { Portal } from "./portal.ts"

/** A page that search engines may list: its path, and the name of its description's text. */
export interface PublicPage {
  readonly path: `/${string}`
  readonly name: "home" | "login" | "country" | "signup"
}

const always: ReadonlyArray<PublicPage> = [
  { path: "/home", name: "home" },
  { path: "/login", name: "login" },
]

const ofSignUp: ReadonlyArray<PublicPage> = [
  { path: "/country", name: "country" },
  { path: "/signup/businessDetails", name: "signup" },
]

/**
 * The pages that a portal lets search engines list; the pages of a sign-up are listed only where the sign-up is open.
 * Ours.
 */
export const publicPages = ({ flags }: Pick<Portal, "flags">): ReadonlyArray<PublicPage> =>
  maySignUp(flags) ? [...always, ...ofSignUp] : always

/** The listed page at a path, whatever its letter case and closing slash; the root shows the login. */
export const publicPageAt = (portal: Pick<Portal, "flags">, pathname: string): PublicPage | undefined => {
  const path = pathname.toLowerCase().replace(/\/+$/, "") || "/login"
  return publicPages(portal).find((page) => page.path.toLowerCase() === path)
}
