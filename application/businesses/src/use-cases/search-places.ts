import { Effect } from "effect"
import { query } from "@application/kernel"
import type { PlaceKind } from "@domain/businesses"
import { Region } from "@domain/kernel"
import { NearbyPlaces, SearchPlaces } from "../contract/places.ts"
import { Gazetteer } from "../ports/gazetteer.ts"

const everyKind: ReadonlyArray<PlaceKind> = ["State", "City", "PostalCode"]

/** Spec: constants, location search defaults. */
const defaultLimit = 20

export const searchPlaces = query(
  SearchPlaces,
  Effect.fnUntraced(function* ({ keyword, kinds, countryCodes, limit }) {
    return yield* (yield* Gazetteer).search({
      keyword,
      kinds: kinds ?? everyKind,
      countryCodes: (countryCodes ?? Region.literals).map((code) => code.toUpperCase()),
      limit: limit ?? defaultLimit,
    })
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
