import { type Flavour, startPage } from "./flavour.ts"
import { guard, isPastBudget, pageForState } from "./guard.ts"
import { type LaunchPage, type PageId, pageOf } from "./launch-pages.ts"
import type { LaunchState } from "./launch-state.ts"

/** What is known of a draft when it is opened again; no `savedState` means there is none. */
export interface ResumableSession {
  readonly flavour: Flavour
  readonly savedState?: LaunchState
  readonly lastPage?: PageId
}

/** Where a draft goes on. `pastBudget` and `noDraft` begin again, since nothing past the payment is restored into a sign-up. */
export type Resumption =
  | { readonly kind: "resumed"; readonly page: LaunchPage }
  | { readonly kind: "noDraft"; readonly page: LaunchPage }
  | { readonly kind: "pastBudget"; readonly page: LaunchPage }

/** The last page if it may still be shown, else the saved stage's page. Spec: launch guard, "Onboarding resumes at the last route". */
export const resume = (session: ResumableSession): Resumption => {
  const { flavour, savedState, lastPage } = session
  if (savedState === undefined) return { kind: "noDraft", page: startPage(flavour) }
  if (isPastBudget(flavour, savedState)) return { kind: "pastBudget", page: startPage(flavour) }
  const last = lastPage && pageOf(lastPage)
  const usable = last && last.animation !== true && guard(savedState, last.id, flavour)._tag === "allow"
  return { kind: "resumed", page: usable ? last : pageForState(flavour, savedState) }
}
