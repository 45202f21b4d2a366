import { radiusInKilometers } from "../audience.ts"
import { defaultTargeting } from "../default-targeting.ts"
import { distanceUnitOf, inKilometers } from "../distance.ts"
import type { TargetLocation } from "../targeting.ts"
import type { CampaignPlan } from "./campaign-plan.ts"

type Draft = Pick<CampaignPlan, "business" | "region" | "targeting">

const centreOf = ({ business: { location, name } }: Draft): TargetLocation["centre"] | undefined =>
  location?.latitude === undefined || location.longitude === undefined
    ? undefined
    : {
        name: location.area ?? location.city ?? name ?? "",
        latitude: location.latitude,
        longitude: location.longitude,
      }

/** Six miles around a business, where people speak of miles; about as far as the default's ten kilometres. */
const sixMiles = inKilometers(6, "Miles")

/** The draft's target location, else a circle around the business. Ours. Spec: calls L13. */
export const targetLocationOf = (draft: Draft): TargetLocation => {
  const centre = draft.targeting.targetLocation?.centre ?? centreOf(draft)
  return {
    ...defaultTargeting.location,
    ...(distanceUnitOf(draft.region) === "Miles" && { radius: sixMiles }),
    ...draft.targeting.targetLocation,
    ...(centre !== undefined && { centre }),
  }
}

/** The radius of the draft's audience in kilometres, for estimates. Ours. */
export const targetRadiusOf = (draft: Draft): number => radiusInKilometers(targetLocationOf(draft))
