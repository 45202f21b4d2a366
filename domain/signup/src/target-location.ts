import { defaultTargeting, type TargetLocation } from "@domain/campaigns"
import type { SignupSession } from "./signup-session.ts"

type Draft = Pick<SignupSession, "business" | "targeting">

const centreOf = ({ business: { location, name } }: Draft): TargetLocation["centre"] | undefined =>
  location?.latitude === undefined || location.longitude === undefined
    ? undefined
    : {
        name: location.area ?? location.city ?? name ?? "",
        latitude: location.latitude,
        longitude: location.longitude,
      }

/** The draft's target location, else a circle around the business. Ours. Spec: calls L13. */
export const targetLocationOf = (draft: Draft): TargetLocation => {
  const centre = draft.targeting.targetLocation?.centre ?? centreOf(draft)
  return {
    ...defaultTargeting.location,
    ...draft.targeting.targetLocation,
    ...(centre !== undefined && { centre }),
  }
}
