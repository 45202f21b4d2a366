import {
  acceptCopy,
  type CallToAction,
  defaultCallToAction,
  editCopy,
  isCallToActionAllowed,
  type Objective,
  tradeOf,
} from "@domain/creatives"
import { recommendedMessagingApp } from "./objective-advice.ts"
import type { SignupSession } from "./signup-session.ts"
import type { SessionChange } from "./session-change.ts"

/** What another objective changes in a draft. */
export type ObjectiveChange = Pick<SessionChange, "creative">

type Draft = Pick<SignupSession, "business" | "creative">

/** The button that an ad gets with another objective, for leads one that suits the trade; undefined when it keeps its own. */
export const newAction = (session: Draft, objective: Objective): CallToAction | undefined => {
  const ad = session.creative.creativeDetail?.adDetail
  if (ad === undefined || isCallToActionAllowed(objective, ad.callToAction)) return undefined
  return defaultCallToAction(
    objective,
    session.creative.offerDetail !== undefined && session.creative.offerDetail.type !== "Skip",
    tradeOf(session.business.category?.slug),
  )
}

/** The objective, and for messages the app that receives them, where none is chosen. */
export const objectiveFields = (
  session: Draft,
  objective: Objective,
): Pick<SignupSession["creative"], "objective" | "messagingApp"> =>
  objective === "InstantMessages" && session.creative.messagingApp === undefined
    ? { objective, messagingApp: recommendedMessagingApp(session) }
    : { objective }

/** The draft's changes for another objective: an accepted ad stays accepted with the button that was shown. Spec: states, summary. */
export const withObjective = (session: Draft, objective: Objective): ObjectiveChange => {
  const {
    creative: { creativeDetail },
  } = session
  const ad = creativeDetail?.adDetail
  const callToAction = newAction(session, objective)
  const goal = objectiveFields(session, objective)
  if (ad === undefined || callToAction === undefined) return { creative: goal }
  const edited = editCopy(ad, { callToAction })
  return {
    creative: { ...goal, creativeDetail: { ...creativeDetail, adDetail: ad.accepted ? acceptCopy(edited) : edited } },
  }
}
