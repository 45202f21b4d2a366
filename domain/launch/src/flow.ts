import type { PageId } from "./launch-pages.ts"

/**
 * Why a journey leaves a page by another way than the usual one, in order of precedence. `typed`: there is no page to read;
 * `servicesSettled`: at most one service to promote; `searchToo`: an agent also prepares the search ad; `client`: an agent's
 * client, not the agent, is at the screen; `accountMissing`: nobody has signed up yet; `phoneAsked`: the business phone is
 * required or optional; `typeMissing`: neither type nor service is known; `socialOnly`: no search ad is offered; `noSocial` and
 * `noSearch`: that channel was not chosen.
 */
export const turns = [
  "edit",
  "editAd",
  "editSearchAd",
  "typed",
  "servicesSettled",
  "genderAsked",
  "searchToo",
  "client",
  "signedIn",
  "authSkipped",
  "accountMissing",
  "phoneRequired",
  "phoneAsked",
  "phoneDisabled",
  "typeMissing",
  "socialOnly",
  "noSocial",
  "noSearch",
  "adAccountMissing",
  "facebookPageLinked",
] as const
export type Turn = (typeof turns)[number]

/**
 * One line of a next-step table: where a page leads, by which exceptions, and where back leads. No `next` ends the flow;
 * `skippedBy` are the turns by which a journey passes the page by, so that going back passes over it too.
 */
export interface FlowRow {
  readonly page: PageId
  readonly back?: PageId
  readonly next?: PageId
  readonly when?: Readonly<Partial<Record<Turn, PageId>>>
  readonly skippedBy?: ReadonlyArray<Turn>
}

/** A flow's rows in the order in which they are walked; the first is where it starts. */
export type Flow = readonly [FlowRow, ...ReadonlyArray<FlowRow>]
