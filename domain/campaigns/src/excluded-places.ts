import { radiusInKilometers, shownSpots } from "./audience.ts"
import { kilometersBetween, type Spot } from "./place-overlap.ts"
import type { TargetArea, TargetLocation } from "./targeting.ts"

/** How far from its middle a place of a chosen town, or of a postal code, may lie, in kilometres. Ours. */
const townReach = 25
const postcodeReach = 5
/** How far a chosen town or postal code reaches at least, in kilometres. Ours. */
const leastReach = 3

/** Why places cannot be left out: one lies where no ad is shown, or nothing is left. */
export type ExclusionFault = "outside" | "coversAll"

/** The message of each fault. */
export const exclusionKeys = {
  outside: "validation.exclusionOutside",
  coversAll: "validation.exclusionCoversAll",
} as const satisfies Readonly<Record<ExclusionFault, string>>

const reachOf = ({ postcode }: Pick<TargetArea, "postcode">): number =>
  postcode === undefined ? townReach : postcodeReach

/** The places where ads are shown, with how far each reaches at most and at least. */
const shownPlaces = (location: TargetLocation) => {
  const radius = radiusInKilometers(location)
  return location.mode === "SpecificArea"
    ? location.areas.map((area) => ({ spot: area, most: reachOf(area), least: leastReach, placeId: area.placeId }))
    : shownSpots(location).map((spot) => ({ spot, most: radius, least: radius, placeId: undefined }))
}

/** The excluded places that lie where no ad is shown. */
export const placesOutside = (location: TargetLocation): ReadonlyArray<{ readonly name: string }> => {
  const shown = shownPlaces(location)
  const isOutside = (margin: number) => (excluded: Spot) =>
    !shown.some(({ spot, most }) => kilometersBetween(spot, excluded) <= most + margin)
  const { excludedAreas = [], excludedCircles = [] } = location
  return [
    ...excludedAreas.filter(isOutside(0)),
    ...excludedCircles.filter((circle) => isOutside(circle.kilometers)(circle)),
  ]
}

/** What is wrong with the places that a location leaves out: each must lie within, and together they must leave something; undefined when nothing is. Ours. */
export const exclusionFault = (location: TargetLocation): ExclusionFault | undefined => {
  const { excludedAreas = [], excludedCircles = [] } = location
  const shown = shownPlaces(location)
  if (excludedAreas.length + excludedCircles.length === 0 || shown.length === 0) return undefined
  if (placesOutside(location).length > 0) return "outside"
  const isCovered = ({ spot, least, placeId }: (typeof shown)[number]) =>
    excludedAreas.some((area) => area.placeId === placeId) ||
    excludedCircles.some((circle) => kilometersBetween(spot, circle) + least <= circle.kilometers)
  return shown.every(isCovered) ? "coversAll" : undefined
}

/** The location without the places that it leaves out. */
export const withoutExclusions = ({
  excludedAreas: _areas,
  excludedCircles: _circles,
  ...location
}: TargetLocation): TargetLocation => location
