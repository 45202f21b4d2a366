import type { Flavour } from "./flavour.ts"
import { type LaunchPage, type PageId } from "./launch-pages.ts"
import { backPage, type LaunchContext, nextPage, type TurnFacts } from "./next-page.ts"

/** As `nextPage`, but from the reopened pages not into what stayed closed: instead to `home`, from where they were opened. */
export const nextWhileReopened = (
  reopened: ReadonlyArray<PageId>,
  home: LaunchPage,
  context: LaunchContext,
): LaunchPage | undefined => {
  const next = nextPage(context)
  const goesOn = next === undefined || next.id === "launching" || reopened.includes(next.id)
  return goesOn || !reopened.includes(context.page) ? next : home
}

/** As `backPage`, but from the first of the reopened pages to `home`; nowhere where that is a launch, which going back would begin. */
export const backWhileReopened = (
  reopened: ReadonlyArray<PageId>,
  home: LaunchPage | undefined,
  flavour: Flavour,
  page: PageId,
  facts: TurnFacts = {},
): LaunchPage | undefined => {
  const back = backPage(flavour, page, facts)
  if (!reopened.includes(page) || (back !== undefined && reopened.includes(back.id))) return back
  return home?.id === page ? undefined : home
}
