import type { GetFranchiseCampaign } from "@application/franchise/contract"
import type { LaunchFacts } from "@domain/franchise"
import type { OutputOf } from "@ui/container"

/** What was read of a campaign over stores. */
export type LoadedCampaign = OutputOf<typeof GetFranchiseCampaign>

/** What a launch depends on, as it was read. */
export const factsOf = ({ launched, cap, longestPrimaryText, ...limits }: LoadedCampaign["facts"]): LaunchFacts => ({
  limits: { ...limits },
  launched: new Set(launched),
  longestPrimaryText,
  ...(cap !== undefined && { cap }),
})
