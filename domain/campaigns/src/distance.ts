import type { Region } from "@domain/kernel"
import type { DistanceUnit } from "./targeting.ts"

/** The kilometres of an international mile. */
const kilometersPerMile = 1.609_344

/** The unit in which people of a region speak of distances; stored values and networks' are kilometres. Ours. */
export const distanceUnitOf = (region: Region): DistanceUnit => (region === "GB" ? "Miles" : "Kilometers")

/** The kilometres of one unit. */
export const kilometersPer = (unit: DistanceUnit): number => (unit === "Miles" ? kilometersPerMile : 1)

/** A distance that a person gave in a unit, in kilometres. */
export const inKilometers = (distance: number, unit: DistanceUnit): number => distance * kilometersPer(unit)

/** A distance in kilometres in a unit, to a tenth. */
export const fromKilometers = (kilometers: number, unit: DistanceUnit): number =>
  Math.round((kilometers / kilometersPer(unit)) * 10) / 10

/** The radii in kilometres of a circle that is left out, whole in the unit of a region's people. Ours. */
export const excludedRadii = (region: Region): ReadonlyArray<number> =>
  [1, 2, 3, 5, 10].map((distance) => inKilometers(distance, distanceUnitOf(region)))

/** The radii that a region's people choose among, in their unit. Spec: constants, radius options. Miles are ours. */
export const radiusScale = (
  region: Region,
): { readonly unit: DistanceUnit; readonly least: number; readonly most: number; readonly step: number } =>
  distanceUnitOf(region) === "Miles"
    ? { unit: "Miles", least: 1, most: 15, step: 1 }
    : { unit: "Kilometers", least: 5, most: 25, step: 5 }
