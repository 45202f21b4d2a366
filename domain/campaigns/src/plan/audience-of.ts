import type { AudienceContent, SavedAudience } from "../saved-audience.ts"
import { ageBands } from "../targeting-options.ts"
import type { CampaignPlan } from "./campaign-plan.ts"
import { targetGenderOf } from "./shown-audience.ts"
import { targetLocationOf } from "./target-location.ts"
import type { PlanTargeting } from "./targeting.ts"

/** The audience of a plan as it was chosen, to be saved under a name; what a special category widens is not counted. */
export const audienceOf = (plan: Pick<CampaignPlan, "business" | "region" | "targeting">): AudienceContent => ({
  targetGender: targetGenderOf(plan),
  ageBands: plan.targeting.ageBands ?? ageBands,
  targetLocation: targetLocationOf(plan),
  ...(plan.targeting.languages !== undefined && { languages: plan.targeting.languages }),
  interests: plan.targeting.interests ?? [],
  includedLists: plan.targeting.includedLists ?? [],
  excludedLists: plan.targeting.excludedLists ?? [],
})

/** A campaign's targeting with the people, places, interests and lists of a saved audience in place of its own. */
export const withSavedAudience = (
  { includedLists: _included, excludedLists: _excluded, languages: _languages, ...targeting }: PlanTargeting,
  {
    id,
    name,
    targetGender,
    ageBands,
    languages = [],
    targetLocation,
    interests,
    includedLists,
    excludedLists,
  }: SavedAudience,
): PlanTargeting => ({
  ...targeting,
  targetGender,
  ageBands,
  targetLocation,
  interests,
  ...(languages.length > 0 && { languages }),
  ...(includedLists.length > 0 && { includedLists }),
  ...(excludedLists.length > 0 && { excludedLists }),
  savedAudience: { id, name },
})
