import { type Checked, someAudience } from "@domain/validation"
import type { AgeBand } from "./age-bands.ts"
import { ageBands } from "./targeting-options.ts"
import type { Gender, TargetingType, TargetLocation } from "./targeting.ts"

/** Who and where; either may still be missing from a draft. */
export interface Audience {
  readonly ageBands?: ReadonlyArray<AgeBand>
  readonly targetLocation?: TargetLocation
}

/** What a place is told by: a point with a radius near the business, else regions. Spec: enumerations, targeting type. */
export const targetingTypeOf = ({ mode }: Pick<TargetLocation, "mode">): TargetingType =>
  mode === "NearBusiness" ? "LatLng" : "Region"

const kilometersPerMile = 1.609_344

/** The radius in kilometres, whatever its unit. */
export const radiusInKilometers = ({ radius, unit }: Pick<TargetLocation, "radius" | "unit">): number =>
  unit === "Miles" ? radius * kilometersPerMile : radius

/** What keeps a place from being told: the business's own point, or chosen areas; undefined when it is whole. */
export const locationLack = ({ mode, centre, areas }: TargetLocation): "centre" | "areas" | undefined => {
  if (mode === "NearBusiness") return centre === undefined ? "centre" : undefined
  return areas.length === 0 ? "areas" : undefined
}

/** The ages an audience is made of when its place is whole; refused while there is none. Spec: validation, "At least one target audience". */
export const checkAudience = ({ ageBands: bands = [], targetLocation }: Audience): Checked<ReadonlyArray<AgeBand>> =>
  someAudience(targetLocation === undefined || locationLack(targetLocation) !== undefined ? [] : bands)

/** What is aimed at before anybody chooses: everybody within ten kilometres of the business. Ours. Spec: calls L13. */
export const defaultTargeting = {
  gender: "All",
  ageBands,
  location: { mode: "NearBusiness", radius: 10, unit: "Kilometers", areas: [] },
} as const satisfies {
  readonly gender: Gender
  readonly ageBands: ReadonlyArray<AgeBand>
  readonly location: TargetLocation
}
