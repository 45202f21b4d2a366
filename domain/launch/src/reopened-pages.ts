import type { Flavour } from "./flavour.ts"
import { pageForState } from "./guard.ts"
import type { LaunchPage, PageId } from "./launch-pages.ts"
import type { LaunchState } from "./launch-state.ts"
import { backPage, type LaunchContext, nextPage, type TurnFacts } from "./next-page.ts"

/** As `nextPage`, but from the reopened pages not into what stayed closed: instead to where the draft stands. */
export const nextWhileReopened = (
  reopened: ReadonlyArray<PageId>,
  saved: LaunchState,
  context: LaunchContext,
): LaunchPage | undefined => {
  const next = nextPage(context)
  const goesOn = next === undefined || next.id === "launching" || reopened.includes(next.id)
  return goesOn || !reopened.includes(context.page) ? next : pageForState(context.flavour, saved)
}

/** As `backPage`, but not from the reopened pages into what stayed closed. */
export const backWhileReopened = (
  reopened: ReadonlyArray<PageId>,
  flavour: Flavour,
  page: PageId,
  facts: TurnFacts = {},
): LaunchPage | undefined => {
  const back = backPage(flavour, page, facts)
  return back === undefined || !reopened.includes(page) || reopened.includes(back.id) ? back : undefined
}
