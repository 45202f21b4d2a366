import type { SignupSession } from "@domain/signup"
import {
  type LaunchContext,
  type LaunchPage,
  resubmissionFacts,
  nextInResubmission,
  nextWhileReopened,
  type PageId,
} from "@domain/launch"
import type { LaunchFlowState } from "./launch-flow-state.ts"

/** Turns that a page may add to the facts the draft itself knows. Spec: next step. */
export type Turns = Omit<LaunchContext, "flavour" | "page">

/** The page after one of a draft, which may be refused or reopened; `saved` is the server's state of it. */
export const followingPage = (
  {
    details,
    isResubmission,
    refusedChannels,
    reopened,
  }: Pick<LaunchFlowState, "details" | "isResubmission" | "refusedChannels" | "reopened">,
  saved: SignupSession | undefined,
  page: PageId,
  turns: Turns,
): LaunchPage | undefined => {
  const flavour = details?.flavour ?? "default"
  return isResubmission
    ? nextInResubmission({
        flavour,
        page,
        ...resubmissionFacts(refusedChannels ?? details?.targeting.channels),
        ...turns,
      })
    : nextWhileReopened(reopened, saved?.launchState ?? "BusinessDetails", { flavour, page, ...turns })
}
