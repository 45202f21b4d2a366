import { loadGazetteer } from "./gazetteer.ts"
import type { Place, PlaceCountry } from "./place.ts"
import type { PlaceSearch } from "./search-places.ts"

/** Entry point of the gazetteer's thread; a question has one argument because it travels as a message. */
const gazetteer = loadGazetteer()
gazetteer.warmUp()

export const searchPlaces = (search: PlaceSearch): ReadonlyArray<Place> => gazetteer.searchPlaces(search)

/** Towns within a radius in kilometres, nearest first. */
export const townsNearby = (circle: {
  readonly latitude: number
  readonly longitude: number
  readonly radiusKm: number
}): ReadonlyArray<Place> =>
  gazetteer.nearby(circle.latitude, circle.longitude, circle.radiusKm).map(({ place }) => place)

export const findPostcode = (question: {
  readonly postcode: string
  readonly country: PlaceCountry
}): Place | undefined => gazetteer.findPostcode(question.postcode, question.country)
