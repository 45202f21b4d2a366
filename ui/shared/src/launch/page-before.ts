import type { LaunchFlowState } from "@application/signup/flows"
import {
  backInResubmission,
  backWhileReopened,
  type LaunchPage,
  resubmissionFacts,
  type PageId,
  type TurnFacts,
} from "@domain/launch"

/** Where back leads from a page of a draft that may be refused, or open again; undefined where it leads nowhere. */
export const pageBefore = (
  {
    details,
    isResubmission,
    refusedChannels,
    reopened,
  }: Pick<LaunchFlowState, "details" | "isResubmission" | "refusedChannels" | "reopened">,
  page: PageId,
  facts: TurnFacts = {},
): LaunchPage | undefined => {
  const flavour = details?.flavour ?? "default"
  return isResubmission
    ? backInResubmission(flavour, page, resubmissionFacts(refusedChannels ?? details?.targeting.channels))
    : backWhileReopened(reopened, flavour, page, facts)
}
