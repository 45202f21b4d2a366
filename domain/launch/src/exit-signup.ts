import type { Flavour } from "./flavour.ts"
import { isPastBudget } from "./guard.ts"
import type { PageId } from "./launch-pages.ts"
import type { LaunchState } from "./launch-state.ts"

/** Message key of the question. Spec: messages, "Are you sure you want to quit sign up". */
export const exitSignupQuestion = "common.confirm.quitSignup"

/** Somebody about to leave a page; `to` is undefined outside the journey, `savedState` before there is a draft. */
export interface Leaving {
  readonly flavour: Flavour
  readonly savedState?: LaunchState
  readonly to?: PageId
}

/**
 * Whether an address of the product leads out of the sign-up. Logging in with the sign-up as `redirect` does not, and neither do the pages
 * of a store's or a further campaign's set-up. Ours.
 */
export const leavesSignup = (pathname: string, redirect: string | undefined): boolean => {
  const isSignup = (path: string) => /^\/signup(?:\/|$|\?)/iu.test(path)
  const isCampaign = /^\/app\/\d+\/campaign\//iu.test(pathname)
  const comesBack = /^\/login\/?$/iu.test(pathname) && isSignup(redirect ?? "")
  return !isSignup(pathname) && !isCampaign && !comesBack
}

/**
 * Whether leaving asks first: out of a sign-up that has a draft and is not paid. A further campaign stays in the list of drafts
 * and asks nothing (ours). Spec: onboarding, exit-signup confirmation.
 */
export const asksBeforeLeaving = ({ flavour, savedState, to }: Leaving): boolean => {
  if (to !== undefined || savedState === undefined) return false
  const isSignup = flavour !== "subsequent" && flavour !== "subsequentV2"
  return isSignup && !isPastBudget(flavour, savedState)
}
