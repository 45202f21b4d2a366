import type { LaunchFlowState } from "@application/signup/flows"
import {
  backWhileMending,
  backWhileReopened,
  type LaunchPage,
  mendingFacts,
  type PageId,
  type TurnFacts,
} from "@domain/launch"

/** Where back leads from a page of a draft that may be refused, or open again; undefined where it leads nowhere. */
export const pageBefore = (
  { details, isMending, mends, reopened }: Pick<LaunchFlowState, "details" | "isMending" | "mends" | "reopened">,
  page: PageId,
  facts: TurnFacts = {},
): LaunchPage | undefined => {
  const flavour = details?.flavour ?? "default"
  return isMending
    ? backWhileMending(flavour, page, mendingFacts(mends ?? details?.targeting.channels))
    : backWhileReopened(reopened, flavour, page, facts)
}
