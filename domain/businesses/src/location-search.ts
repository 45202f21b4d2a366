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

/** Fills in defaults: all kinds, both regions, 20 places; `limit` is 1 to 50. */
export const wholeLocationSearch = ({ keyword, kinds, countryCodes, limit }: LocationSearch) => ({
  keyword: keyword.trim(),
  kinds: kinds ?? locationSearchDefaults.kinds,
  countryCodes: (countryCodes ?? Region.literals).map((code) => code.toUpperCase()),
  limit: Math.min(locationSearchDefaults.mostPlaces, Math.max(1, limit ?? locationSearchDefaults.limit)),
})

/**
 * The query of the specification's call for places; `hasGoogleCode` requests those with a known Google id. Spec: 7.6,
 * Locations.
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
