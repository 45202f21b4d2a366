import type { Place } from "@domain/businesses"
import type { TargetArea } from "@domain/campaigns"

/** A found place as an area to advertise in; names that are taken get their state, so that each is told apart. */
export const areaOf = (place: Place, taken: ReadonlyArray<TargetArea>): TargetArea => {
  const isTaken = taken.some(({ name, placeId }) => name === place.name && placeId !== place.id)
  return {
    placeId: place.id,
    name: isTaken && place.state !== "" ? `${place.name}, ${place.state}` : place.name,
    countryCode: place.countryCode,
    latitude: place.latitude,
    longitude: place.longitude,
    ...(place.postcode !== undefined && { postcode: place.postcode }),
  }
}
