import { inKilometers } from "./distance.ts"
import { kilometersBetween, type Spot } from "./place-overlap.ts"
import { townsReach } from "./targeting-options.ts"
import type { TargetingType, TargetLocation } from "./targeting.ts"

/**
 * How a network targets a location: a point with a radius near the business, else regions. Spec: enumerations,
 * targeting type.
 */
export const targetingTypeOf = ({ mode }: Pick<TargetLocation, "mode">): TargetingType =>
  mode === "NearBusiness" ? "LatLng" : "Region"

/** The radius in kilometres. */
export const radiusInKilometers = ({ radius, unit }: Pick<TargetLocation, "radius" | "unit">): number =>
  inKilometers(radius, unit)

/** What a location lacks: the business's position or chosen areas; undefined when it is complete. */
export const locationLack = ({ mode, centre, areas }: TargetLocation): "centre" | "areas" | undefined => {
  if (mode === "NearBusiness") return centre === undefined ? "centre" : undefined
  return areas.length === 0 ? "areas" : undefined
}

/** The points around which ads are shown: the business with its branches, or the chosen areas. */
export const shownSpots = ({ mode, centre, areas, branches = [] }: TargetLocation): ReadonlyArray<Spot> =>
  mode === "SpecificArea" ? areas : centre === undefined ? [] : [centre, ...branches]

/** The radius in kilometres around the middle of a location within which its towns are looked up, at most a hundred. Ours. */
export const townsRadius = (location: TargetLocation): number => {
  const middle = middleOf(location)
  const farthest = Math.max(0, ...shownSpots(location).map((spot) => (middle ? kilometersBetween(middle, spot) : 0)))
  return Math.min(100, townsReach + Math.ceil(farthest))
}

/** The middle of the points around which ads are shown; undefined without any. */
export const middleOf = (location: TargetLocation): Spot | undefined => {
  const spots = shownSpots(location)
  const mean = (axis: "latitude" | "longitude") => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length
  return spots.length === 0 ? undefined : { latitude: mean("latitude"), longitude: mean("longitude") }
}
