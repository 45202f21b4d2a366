import {
  acceptCopy,
  type CallToAction,
  defaultCallToAction,
  editCopy,
  isCallToActionAllowed,
  type Objective,
} from "@domain/creatives"
import type { BusinessDetails, EditableDetails } from "./business-details.ts"

/** What another objective changes in a draft. */
export type ObjectiveChange = Pick<EditableDetails, "objective" | "creativeDetail">

type Draft = Pick<BusinessDetails, "creativeDetail" | "offerDetail">

/** The button that an ad gets with another objective; undefined when it keeps its own. */
export const newAction = (details: Draft, objective: Objective): CallToAction | undefined => {
  const ad = details.creativeDetail?.adDetail
  if (ad === undefined || isCallToActionAllowed(objective, ad.callToAction)) return undefined
  return defaultCallToAction(objective, details.offerDetail !== undefined && details.offerDetail.type !== "Skip")
}

/** The draft's changes for another objective: an accepted ad stays accepted with the button that was shown. Spec: states, summary. */
export const withObjective = (details: Draft, objective: Objective): ObjectiveChange => {
  const { creativeDetail } = details
  const ad = creativeDetail?.adDetail
  const callToAction = newAction(details, objective)
  if (ad === undefined || callToAction === undefined) return { objective }
  const edited = editCopy(ad, { callToAction })
  return { objective, creativeDetail: { ...creativeDetail, adDetail: ad.accepted ? acceptCopy(edited) : edited } }
}
