import { NearbyPlaces } from "@application/businesses/contract"
import { type Place, type Town, townsAmong } from "@domain/businesses"
import { middleOf, type TargetLocation, townsRadius } from "@domain/campaigns"
import { useMemo } from "react"
import { useRead } from "@ui/container"

/** Places around a location; none while they are on their way or cannot be had. */
export const useNearbyPlaces = (location: TargetLocation): ReadonlyArray<Place> => {
  const middle = middleOf(location)
  const { output } = useRead(
    NearbyPlaces,
    middle && { latitude: middle.latitude, longitude: middle.longitude, radiusKilometers: townsRadius(location) },
  )
  return output ?? none
}

const none: ReadonlyArray<Place> = []

/** Towns for the map of a place; none while they are on their way or cannot be had. */
export const useTowns = (location: TargetLocation): ReadonlyArray<Town> => {
  const places = useNearbyPlaces(location)
  return useMemo(() => townsAmong(places), [places])
}
