import type { PageId } from "./launch-pages.ts"

/**
 * Why a journey leaves a page by another way than the usual one, in order of precedence.
 * `phoneAsked` holds when the business phone is required or optional; `socialOnly` when no search ad is offered;
 * `client` when an agent's client, not the agent, is at the screen.
 */
export const turns = [
  "edit",
  "editAd",
  "editSearchAd",
  "client",
  "signedIn",
  "authSkipped",
  "phoneRequired",
  "phoneAsked",
  "phoneDisabled",
  "socialOnly",
  "adAccountMissing",
  "facebookPageLinked",
] as const
export type Turn = (typeof turns)[number]

/** One line of a next-step table: where a page leads, by which exceptions, and where back leads. No `next` ends the flow. */
export interface FlowRow {
  readonly page: PageId
  readonly back?: PageId
  readonly next?: PageId
  readonly when?: Readonly<Partial<Record<Turn, PageId>>>
}

/** A flow's rows in the order in which they are walked; the first is where it starts. */
export type Flow = readonly [FlowRow, ...ReadonlyArray<FlowRow>]
