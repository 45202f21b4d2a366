import { channelDefinitions } from "../channel-definitions.ts"
import { exclusionFault } from "../excluded-places.ts"
import type { LaunchFacts } from "../missing-for-launch.ts"
import type { CampaignPlan } from "./campaign-plan.ts"
import { shownAudienceOf } from "./shown-audience.ts"

type Draft = Pick<CampaignPlan, "business" | "creative" | "region" | "targeting">

/** Whether a draft leaves out circles that a network of its channels cannot; Google leaves out towns and postal codes alone. */
export const hasKeptCircle = (draft: Draft): boolean => {
  const { excludedCircles = [] } = shownAudienceOf(draft).location
  const channels = draft.targeting.channels ?? []
  return excludedCircles.length > 0 && channels.some((channel) => channelDefinitions[channel].network === "Google")
}

/** What a launch asks of the places that a draft leaves out; special ads leave none out. */
export const exclusionFacts = (draft: Draft): Pick<LaunchFacts, "lacksShownPlaces" | "hasKeptCircle"> => ({
  ...(exclusionFault(shownAudienceOf(draft).location) !== undefined && { lacksShownPlaces: true }),
  ...(hasKeptCircle(draft) && { hasKeptCircle: true }),
})
