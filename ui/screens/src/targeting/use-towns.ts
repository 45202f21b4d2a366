import { NearbyPlaces } from "@application/businesses/contract"
import type { Town } from "@ui/kit/radius-map"
import { useMemo } from "react"
import { useRead } from "./use-read.ts"

interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Reach that holds every offered radius with a margin, in kilometres. */
const usualReach = 40

/** Towns around a point for the map picture; none while they are on their way or cannot be had. */
export const useTowns = (centre: Point | undefined, reach: number = usualReach): ReadonlyArray<Town> => {
  const { output } = useRead(
    NearbyPlaces,
    centre === undefined
      ? undefined
      : { latitude: centre.latitude, longitude: centre.longitude, radiusKilometers: Math.min(100, reach) },
  )
  return useMemo(
    () =>
      (output ?? [])
        .filter(({ kind }) => kind === "City")
        .map(({ name, latitude, longitude, population = 0 }) => ({ name, latitude, longitude, population })),
    [output],
  )
}
