import { NearbyPlaces } from "@application/businesses/contract"
import { type Town, townsAmong } from "@domain/businesses"
import { middleOf, type TargetLocation, townsReach } from "@domain/campaigns"
import { useMemo } from "react"
import { useRead } from "@ui/container"

/** Towns for the map of a place; none while they are on their way or cannot be had. */
export const useTowns = (location: TargetLocation): ReadonlyArray<Town> => {
  const middle = middleOf(location)
  const { output } = useRead(
    NearbyPlaces,
    middle && { latitude: middle.latitude, longitude: middle.longitude, radiusKilometers: townsReach },
  )
  return useMemo(() => townsAmong(output ?? []), [output])
}
