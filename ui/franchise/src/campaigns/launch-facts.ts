import type { LaunchFacts } from "@domain/franchise"
import type { LoadedCampaign } from "./campaign.page.tsx"

/** What a launch depends on, as it was read. */
export const factsOf = ({ launched, cap, longestPrimaryText, ...limits }: LoadedCampaign["facts"]): LaunchFacts => ({
  limits: { ...limits },
  launched: new Set(launched),
  longestPrimaryText,
  ...(cap !== undefined && { cap }),
})
