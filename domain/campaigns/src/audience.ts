import { inKilometers } from "./distance.ts"
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

/** The centre of a location: the business's position or the middle of the chosen areas; undefined without either. */
export const middleOf = ({
  mode,
  centre,
  areas,
}: TargetLocation): { readonly latitude: number; readonly longitude: number } | undefined => {
  if (mode === "NearBusiness") return centre
  const mean = (axis: "latitude" | "longitude") => areas.reduce((sum, area) => sum + area[axis], 0) / areas.length
  return areas.length === 0 ? undefined : { latitude: mean("latitude"), longitude: mean("longitude") }
}
