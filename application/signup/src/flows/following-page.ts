import { channelsOf } from "@domain/campaigns"
import { journeyFacts, type SignupSession } from "@domain/signup"
import {
  backInResubmission,
  backWhileReopened,
  type LaunchContext,
  type LaunchPage,
  nextInResubmission,
  nextWhileReopened,
  type PageId,
  pageForState,
  pageOf,
  resubmissionFacts,
} from "@domain/launch"
import type { LaunchFlowState } from "./launch-flow-state.ts"

/** Turns that a page adds to the facts the draft itself knows. Spec: next step. */
export type Turns = Omit<LaunchContext, "flavour" | "page">

type Draft = Pick<LaunchFlowState, "details" | "isResubmission" | "refusedChannels" | "reopened">

const flavourOf = ({ details }: Draft) => details?.flavour ?? "default"

const factsOf = ({ refusedChannels, details }: Draft) =>
  resubmissionFacts(refusedChannels ?? (details && channelsOf(details)))

const ownFacts = ({ details }: Draft): Turns => (details === undefined ? {} : journeyFacts(details))

/** Where reopened pages were opened from: the review of a refused campaign, else where the draft stands. */
const homeOf = (draft: Draft, saved: SignupSession | undefined): LaunchPage =>
  draft.isResubmission ? pageOf("launching") : pageForState(flavourOf(draft), saved?.launchState ?? "BusinessDetails")

/** The page after one of a draft, which may be refused or reopened; `saved` is the server's state of it. */
export const followingPage = (
  draft: Draft,
  saved: SignupSession | undefined,
  page: PageId,
  turns: Turns,
): LaunchPage | undefined => {
  const { isResubmission, reopened } = draft
  const flavour = flavourOf(draft)
  if (isResubmission && !reopened.includes(page))
    return nextInResubmission({ flavour, page, ...factsOf(draft), ...turns })
  const facts = { ...ownFacts(draft), ...(reopened.includes(page) && factsOf(draft)), ...turns }
  return nextWhileReopened(reopened, homeOf(draft, saved), { flavour, page, ...facts })
}

/** Where back leads from a page of a draft that may be refused, or open again; undefined where it leads nowhere. */
export const pageBefore = (draft: Draft, page: PageId, turns: Turns = {}): LaunchPage | undefined => {
  const { details, isResubmission, reopened } = draft
  const flavour = flavourOf(draft)
  if (isResubmission && !reopened.includes(page)) return backInResubmission(flavour, page, factsOf(draft))
  const facts = { ...ownFacts(draft), ...(reopened.includes(page) && factsOf(draft)), ...turns }
  const home = homeOf(draft, details)
  const isLaunch = home.id === "launching" && !isResubmission
  return backWhileReopened(reopened, isLaunch ? undefined : home, flavour, page, facts)
}
