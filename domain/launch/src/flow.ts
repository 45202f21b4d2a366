import type { PageId } from "./launch-pages.ts"

/** Why a journey leaves a page by another way than the usual one, in order of precedence. Spec: onboarding next step. */
export const turns = [
  "edit",
  "editAd",
  "editSearchAd",
  // there is no page to read
  "typed",
  // at most one service to promote
  "servicesSettled",
  "genderAsked",
  // the banner was chosen
  "banner",
  // an agent also prepares the search ad
  "searchToo",
  // an agent's client, not the agent, is at the screen
  "client",
  "signedIn",
  "authSkipped",
  // nobody has signed up yet
  "accountMissing",
  // no budget is chosen, so that an agent's client could not see what the campaign costs
  "priceMissing",
  "phoneRequired",
  // the business phone is required or optional
  "phoneAsked",
  // neither type nor service is known, and the phone is not asked for
  "typeMissingWithoutPhone",
  "phoneDisabled",
  // neither type nor service is known
  "typeMissing",
  // no search ad is offered
  "socialOnly",
  // the social channel was not chosen
  "noSocial",
  // the search channel was not chosen
  "noSearch",
  "adAccountMissing",
  "facebookPageLinked",
  // people and place were asked before the payment, and the review has defaults for what was not asked
  "audienceAsked",
] as const
/** A reason to leave a page by another way. */
export type Turn = (typeof turns)[number]

/**
 * One line of a next-step table: where a page leads, by which exceptions, and where back leads, `backWhen` by which, `none` for
 * nowhere. No `next` ends the flow; `skippedBy` are the turns by which a journey passes the page by, so that going back passes over it too.
 */
export interface FlowRow {
  readonly page: PageId
  readonly back?: PageId
  readonly backWhen?: Readonly<Partial<Record<Turn, PageId | "none">>>
  readonly next?: PageId
  readonly when?: Readonly<Partial<Record<Turn, PageId>>>
  readonly skippedBy?: ReadonlyArray<Turn>
}

/** A flow's rows in the order in which they are walked; the first is where it starts. */
export type Flow = readonly [FlowRow, ...ReadonlyArray<FlowRow>]
