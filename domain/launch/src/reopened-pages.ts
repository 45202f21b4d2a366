import type { Flavour } from "./flavour.ts"
import { type LaunchPage, type PageId } from "./launch-pages.ts"
import { pageBefore, type LaunchContext, pageAfter, type TurnFacts } from "./neighbour-pages.ts"

/**
 * Same as `pageAfter`, but a reopened page leads to `home`, from where it was opened, and not to a page that stayed
 * closed. A reopened page still leads to the launch.
 */
export const nextWhileReopened = (
  reopened: ReadonlyArray<PageId>,
  home: LaunchPage,
  context: LaunchContext,
): LaunchPage | undefined => {
  const next = pageAfter(context)
  const goesOn = next === undefined || next.id === "launching" || reopened.includes(next.id)
  return goesOn || !reopened.includes(context.page) ? next : home
}

/**
 * Same as `pageBefore`, but the first of the reopened pages leads back to `home`. It leads nowhere where `home` is
 * undefined, since going back would begin a launch, or is the page itself.
 */
export const backWhileReopened = (
  reopened: ReadonlyArray<PageId>,
  home: LaunchPage | undefined,
  flavour: Flavour,
  page: PageId,
  facts: TurnFacts = {},
): LaunchPage | undefined => {
  const back = pageBefore(flavour, page, facts)
  if (!reopened.includes(page) || (back !== undefined && reopened.includes(back.id))) return back
  return home?.id === page ? undefined : home
}
