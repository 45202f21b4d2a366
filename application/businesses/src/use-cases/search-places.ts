import { Effect } from "effect"
import { query } from "@application/kernel"
import { wholeLocationSearch } from "@domain/businesses"
import { NearbyPlaces, SearchPlaces } from "../contract/places.ts"
import { Gazetteer } from "../ports/gazetteer.ts"

export const searchPlaces = query(
  SearchPlaces,
  Effect.fnUntraced(function* (search) {
    return yield* (yield* Gazetteer).search(wholeLocationSearch(search))
  }),
)

const mostNearby = 40

export const nearbyPlaces = query(
  NearbyPlaces,
  Effect.fnUntraced(function* ({ latitude, longitude, radiusKilometers }) {
    const places = yield* (yield* Gazetteer).nearby(latitude, longitude, radiusKilometers)
    return places.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0)).slice(0, mostNearby)
  }),
)
