import { Region } from "@domain/kernel"
import { Schema } from "effect"
import { PlaceKind } from "./place.ts"

/** A search for places; only the keyword is required. Spec: 7.6, Locations. */
export interface LocationSearch {
  readonly keyword: string
  readonly kinds?: ReadonlyArray<PlaceKind>
  readonly countryCodes?: ReadonlyArray<string>
  readonly limit?: number
}

/**
 * Types 4, 5 and 20, twenty places; one place by name has type 5. The maximum limit is ours. Spec: constants, location
 * search.
 */
export const locationSearchDefaults = {
  kinds: ["State", "City", "PostalCode"],
  limit: 20,
  mostPlaces: 50,
  geoKind: "City",
} as const satisfies {
  readonly kinds: ReadonlyArray<PlaceKind>
  readonly limit: number
  readonly mostPlaces: number
  readonly geoKind: PlaceKind
}

const orAll = <Item>(chosen: ReadonlyArray<Item> | undefined, all: ReadonlyArray<Item>): ReadonlyArray<Item> =>
  chosen === undefined || chosen.length === 0 ? all : chosen

/** Fills in defaults: all kinds, both regions, 20 places; `limit` is 1 to 50. */
export const wholeLocationSearch = ({ keyword, kinds, countryCodes, limit }: LocationSearch) => ({
  keyword: keyword.trim(),
  kinds: orAll(kinds, locationSearchDefaults.kinds),
  countryCodes: orAll(countryCodes, Region.literals).map((code) => code.toUpperCase()),
  limit: Math.min(locationSearchDefaults.mostPlaces, Math.max(1, limit ?? locationSearchDefaults.limit)),
})

/** One place by its name: a city unless another type is named. Spec: 7.6, geoLocation. */
export const geoLocationSearch = (asked: {
  readonly name: string
  readonly locationTypeId?: PlaceKind
  readonly countryCode?: string
}) =>
  wholeLocationSearch({
    keyword: asked.name,
    kinds: [asked.locationTypeId ?? locationSearchDefaults.geoKind],
    limit: 1,
    ...(asked.countryCode !== undefined && asked.countryCode !== "" && { countryCodes: [asked.countryCode] }),
  })

/**
 * The query of the specification's call for places; `hasGoogleCode` requests only places with a known Google id. Spec:
 * 7.6, Locations.
 */
export const locationQuery = (search: LocationSearch, hasGoogleCode: boolean) => {
  const { keyword, kinds, countryCodes, limit } = wholeLocationSearch(search)
  return {
    keyword,
    types: kinds.map((kind) => Schema.encodeSync(PlaceKind)(kind)).join(","),
    hasGoogleCode: String(hasGoogleCode),
    countryCodes: countryCodes.join(","),
    limit: String(limit),
  }
}
