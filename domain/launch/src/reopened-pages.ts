import type { Flavour } from "./flavour.ts"
import { type LaunchPage, type PageId } from "./launch-pages.ts"
import { pageBefore, type LaunchContext, pageAfter, type TurnFacts } from "./next-page.ts"

/** As `pageAfter`, but from the reopened pages not into what stayed closed: instead to `home`, from where they were opened. */
export const nextWhileReopened = (
  reopened: ReadonlyArray<PageId>,
  home: LaunchPage,
  context: LaunchContext,
): LaunchPage | undefined => {
  const next = pageAfter(context)
  const goesOn = next === undefined || next.id === "launching" || reopened.includes(next.id)
  return goesOn || !reopened.includes(context.page) ? next : home
}

/** As `pageBefore`, but from the first of the reopened pages to `home`; nowhere where that is a launch, which going back would begin. */
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
