import type { Composition } from "./composition.ts"
import type { Router } from "./router.ts"

/** The address and the entry of the browser's history with which a page was opened, before the router writes to them. */
export interface OpenedPage {
  readonly pathname: string
  readonly search: string
  readonly entry: unknown
}

export const openedPage = (): OpenedPage => ({
  pathname: location.pathname,
  search: location.search,
  entry: history.state,
})

/** What is kept in an entry beside its number: typing, or what the page before handed over. */
const holdsMore = (entry: unknown): boolean =>
  typeof entry === "object" && entry !== null && Object.keys(entry).some((name) => name !== "idx")

/** The page at the portal's root is the login's. */
const addressOf = (pathname: string): string => pathname.toLowerCase().replace(/\/$/, "") || "/login"

const leadsElsewhere = ({ pathname, search }: OpenedPage, { location }: Router["state"]): boolean =>
  addressOf(pathname) !== addressOf(location.pathname) || search !== location.search

/**
 * Whether the page's first render is the picture that the server drew. It is not where the server drew a skeleton, where the
 * address leads elsewhere, or where the device knows of a sign-in, a draft or typing.
 */
export const isAsDrawn = (
  root: HTMLElement,
  opened: OpenedPage,
  { session, launch }: Pick<Composition, "session" | "launch">,
  router: Pick<Router, "state">,
): boolean =>
  root.firstElementChild !== null &&
  root.querySelector("[data-skeleton]") === null &&
  !leadsElsewhere(opened, router.state) &&
  !holdsMore(opened.entry) &&
  !session.mayBeSignedIn() &&
  launch.state().details === undefined
