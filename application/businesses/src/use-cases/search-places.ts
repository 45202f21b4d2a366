import { Effect } from "effect"
import { CurrentRequest, handler, RateLimits } from "@application/kernel"
import { geoLocationSearch, locationSearchDefaults, PlaceNotFound, wholeLocationSearch } from "@domain/businesses"
import { TooManyRequests } from "@domain/identity"
import { FindPlace, NearbyPlaces, SearchPlaces } from "../contract/places.ts"
import { Gazetteer } from "../ports/gazetteer.ts"
import { PlaceCodes } from "../ports/place-codes.ts"

/** Searches of one address that ask the search network too, in an hour. */
const codeSearches = { limit: 300, perMs: 3_600_000 } as const

const countCodeSearch = Effect.gen(function* () {
  const { ipAddress } = yield* CurrentRequest
  if (ipAddress === "") return
  const { limit, perMs } = codeSearches
  const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(`place-codes:${ipAddress}`, limit, perMs)
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
})

/** Searches for places; with `hasGoogleCode` it looks at every place found, since the network does not know each. */
export const searchPlaces = handler(
  SearchPlaces,
  Effect.fnUntraced(function* ({ types: kinds = [], hasGoogleCode = false, ...typed }) {
    const search = wholeLocationSearch({ ...typed, kinds })
    const gazetteer = yield* Gazetteer
    if (!hasGoogleCode) return yield* gazetteer.search(search)
    yield* countCodeSearch
    const places = yield* gazetteer.search({ ...search, limit: locationSearchDefaults.mostPlaces })
    const codes = yield* (yield* PlaceCodes).of(places)
    return places
      .flatMap((place) => {
        const googleCode = codes.get(place.id)
        return googleCode === undefined ? [] : [{ ...place, googleCode }]
      })
      .slice(0, search.limit)
  }),
)

export const findPlace = handler(
  FindPlace,
  Effect.fnUntraced(function* (asked) {
    const [place] = yield* (yield* Gazetteer).search(geoLocationSearch(asked))
    return place ?? (yield* new PlaceNotFound({}))
  }),
)

const mostNearby = 40

export const nearbyPlaces = handler(
  NearbyPlaces,
  Effect.fnUntraced(function* ({ latitude, longitude, radiusKilometers }) {
    const places = yield* (yield* Gazetteer).nearby(latitude, longitude, radiusKilometers)
    return places.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0)).slice(0, mostNearby)
  }),
)
