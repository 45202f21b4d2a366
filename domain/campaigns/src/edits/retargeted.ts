import type { AdPlan } from "../plan/ad-plan.ts"

/** What a network shows once it has the audience, keywords and hours of a change, and not yet its ad. */
export const retargeted = (shown: AdPlan, changed: AdPlan): AdPlan => {
  const { hours: _hours, ...rest } = shown
  const { ageBands, gender, location, interests, hours, search } = changed
  return {
    ...rest,
    ageBands,
    gender,
    location,
    interests,
    ...(hours !== undefined && { hours }),
    ...(shown.search !== undefined &&
      search !== undefined && { search: { ...shown.search, keywords: search.keywords } }),
  }
}
