import type { TargetingType, TargetLocation } from "./targeting.ts"

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

/** The middle of a place: the business's own point, or that of the chosen areas; undefined while there is none. */
export const middleOf = ({
  mode,
  centre,
  areas,
}: TargetLocation): { readonly latitude: number; readonly longitude: number } | undefined => {
  if (mode === "NearBusiness") return centre
  const mean = (axis: "latitude" | "longitude") => areas.reduce((sum, area) => sum + area[axis], 0) / areas.length
  return areas.length === 0 ? undefined : { latitude: mean("latitude"), longitude: mean("longitude") }
}
