import { Struct } from "effect"
import type { AdPlan, SearchTexts } from "../plan/ad-plan.ts"

/** What a network follows without another ad: keywords, and what stands beside the ad. */
const keywordParts = [
  "keywords",
  "keywordMatches",
  "negativeKeywords",
  "sitelinks",
  "callouts",
  "snippet",
  "call",
] as const

/** The running lines with the keywords of a change, and with what it shows beside them. */
const withKeywords = (shown: SearchTexts, changed: SearchTexts): SearchTexts => ({
  ...Struct.omit(shown, keywordParts),
  ...Struct.pick(changed, keywordParts),
})

/** What a network shows once it has the audience, keywords, hours and assets of a change, and not yet its ad. */
export const retargeted = (shown: AdPlan, changed: AdPlan): AdPlan => {
  const rest = Struct.omit(shown, ["hours", "audiences", "placements", "languages"])
  const { ageBands, gender, languages, location, interests, audiences, placements, hours, search } = changed
  return {
    ...rest,
    ageBands,
    gender,
    location,
    interests,
    ...(languages !== undefined && { languages }),
    ...(audiences !== undefined && { audiences }),
    ...(placements !== undefined && { placements }),
    ...(hours !== undefined && { hours }),
    ...(shown.search !== undefined && search !== undefined && { search: withKeywords(shown.search, search) }),
  }
}
