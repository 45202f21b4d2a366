import { type Flavour, flowOf, rowOf, startPage } from "./flavour.ts"
import { type LaunchPage, type PageId, pageOf } from "./launch-pages.ts"
import { launchStateNumbers } from "./launch-state-numbers.ts"
import type { LaunchState } from "./launch-state.ts"

/** Whether a page may be shown now, and if not where to go. */
export type Verdict = { readonly _tag: "allow" } | { readonly _tag: "redirect"; readonly to: LaunchPage }

/** Stages that close behind: once a launch is past one, it and all before it are blocked. Spec: launch guard, "beyond BUDGET". */
export const closingStates = ["Budget", "LinkAccounts"] as const satisfies ReadonlyArray<LaunchState>

/** The page where a saved state stands in a flavour; for a state of another flavour the last page reached on the way to it. */
export const pageForState = (flavour: Flavour, saved: LaunchState): LaunchPage => {
  const pages = flowOf(flavour).map((row) => pageOf(row.page))
  const exact = pages.find((page) => page.state === saved)
  const later = pages.findIndex((page) => launchStateNumbers[page.state] > launchStateNumbers[saved])
  return exact ?? pages[later - 1] ?? startPage(flavour)
}

/** How far along its flow a page is: pages of one state, and an edit page with its parent, are equally far. -1 off the table. */
const rankOf = (flavour: Flavour, id: PageId): number => {
  const { editOf = id } = pageOf(id)
  const row = rowOf(flavour, editOf) ?? rowOf(flavour, id)
  return flowOf(flavour).findIndex(({ page }) => pageOf(page).state === (row && pageOf(row.page).state))
}

const rankOfState = (flavour: Flavour, state: LaunchState): number => rankOf(flavour, pageForState(flavour, state).id)

/** Pages up to this rank are closed for somebody at `saved`; -1 when none are. */
const closedUpTo = (flavour: Flavour, saved: LaunchState): number => {
  const reached = rankOfState(flavour, saved)
  return Math.max(-1, ...closingStates.map((state) => rankOfState(flavour, state)).filter((rank) => rank < reached))
}

/** Whether the journey is past its payment, so that a sign-up is no longer restored. Spec: "states past BUDGET are not restored". */
export const isPastBudget = (flavour: Flavour, saved: LaunchState): boolean =>
  rankOfState(flavour, saved) > rankOfState(flavour, "Budget")

/** Allows a page at or before the saved stage that is not closed; any other leads to the saved stage's page. Spec: launch guard. */
export const guard = (saved: LaunchState, requested: PageId, flavour: Flavour = "default"): Verdict => {
  const rank = rankOf(flavour, requested)
  const allowed = rank <= rankOfState(flavour, saved) && rank > closedUpTo(flavour, saved)
  return allowed ? { _tag: "allow" } : { _tag: "redirect", to: pageForState(flavour, saved) }
}

/** The state to save after moving to a page: the further of both, so that going back loses nothing. */
export const furtherState = (flavour: Flavour, saved: LaunchState, page: PageId): LaunchState =>
  rankOf(flavour, page) > rankOfState(flavour, saved) ? pageOf(page).state : saved

/** A profile or campaign id from an address: the number, or undefined for what leads to the not-found page. Spec: route guards. */
export const idFromPath = (segment: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(segment) ? Number(segment) : undefined
