import {
  type AudienceContent,
  ageBands,
  defaultTargeting,
  distanceUnitOf,
  inKilometers,
  type SavedAudience,
} from "@domain/campaigns"
import type { Region } from "@domain/kernel"

/** What the form of an audience holds. */
export type AudienceValues = AudienceContent & { readonly name: string }

/** About ten kilometres, in whole miles where people speak of miles. */
const usualRadius = (region: Region): number =>
  distanceUnitOf(region) === "Miles" ? inKilometers(6, "Miles") : defaultTargeting.location.radius

/** A new audience: everybody near a place that is still to be named. */
export const newAudience = (region: Region): AudienceValues => ({
  name: "",
  targetGender: defaultTargeting.gender,
  ageBands,
  targetLocation: { ...defaultTargeting.location, radius: usualRadius(region) },
  interests: [],
  includedLists: [],
  excludedLists: [],
})

/** What the form shows of a saved audience. */
export const valuesOf = ({ id: _id, version: _version, ...values }: SavedAudience): AudienceValues => values
