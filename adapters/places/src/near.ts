import { haversineKm, mayBeWithin, type Position } from "./distance.ts"
import type { Place } from "./place.ts"

/** A place and how far it is, in kilometres. */
export type NearbyPlace = { readonly place: Place; readonly distanceKm: number }

/** Places within the radius, nearest first. */
export const within = (places: ReadonlyArray<Place>, centre: Position, radiusKm: number): ReadonlyArray<NearbyPlace> =>
  places
    .flatMap((place): ReadonlyArray<NearbyPlace> => {
      if (!mayBeWithin(centre, place, radiusKm)) return []
      const distanceKm = haversineKm(centre, place)
      return distanceKm <= radiusKm ? [{ place, distanceKm }] : []
    })
    .sort((a, b) => a.distanceKm - b.distanceKm)

const widening = [10, 50, 250, 1000]

/** The nearest of the places, or undefined when none lies within 1,000 km. */
export const nearest = (places: ReadonlyArray<Place>, centre: Position): NearbyPlace | undefined => {
  for (const radiusKm of widening) {
    const nearestPlace = within(places, centre, radiusKm)[0]
    if (nearestPlace !== undefined) return nearestPlace
  }
  return undefined
}
