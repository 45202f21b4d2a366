import { Effect } from "effect"
import { query } from "@application/kernel"
import { geoLocationSearch, PlaceNotFound, wholeLocationSearch } from "@domain/businesses"
import { FindPlace, NearbyPlaces, SearchPlaces } from "../contract/places.ts"
import { Gazetteer } from "../ports/gazetteer.ts"

export const searchPlaces = query(
  SearchPlaces,
  Effect.fnUntraced(function* ({ types: kinds = [], ...search }) {
    return yield* (yield* Gazetteer).search(wholeLocationSearch({ ...search, kinds }))
  }),
)

export const findPlace = query(
  FindPlace,
  Effect.fnUntraced(function* (asked) {
    const [place] = yield* (yield* Gazetteer).search(geoLocationSearch(asked))
    return place ?? (yield* new PlaceNotFound({}))
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
