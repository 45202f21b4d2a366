import { Schema } from "effect"
import { contract, listOf, textOf } from "@application/kernel"
import { locationSearchDefaults, Place, PlaceKind, PlaceNotFound } from "@domain/businesses"
import { TooManyRequests } from "@domain/identity"

/**
 * Finds towns, states and postal codes by name or code, 20 of each kind by default. `hasGoogleCode` limits them to
 * places that the search network knows, each with its code there. Spec: calls L11, constants.
 */
export const SearchPlaces = contract("businesses/SearchPlaces", {
  kind: "query",
  access: "readReferenceData",
  route: "GET /Locations",
  specification: ["L11"],
  summary: "Search towns, postcodes and states",
  description:
    "types is 4 for states, 5 for towns and 20 for postcodes; all three without. With hasGoogleCode=true only places that Google Ads knows are listed, each with its googleCode; one address may ask so 300 times an hour.",
  example: { keyword: "pune", types: [5, 20], hasGoogleCode: false, countryCodes: ["IN"], limit: 10 },
  input: Schema.Struct({
    keyword: Schema.String.check(Schema.isMaxLength(80)),
    types: Schema.optionalKey(listOf(PlaceKind, 10)),
    hasGoogleCode: Schema.optionalKey(Schema.Boolean),
    countryCodes: Schema.optionalKey(listOf(textOf(8), 20)),
    limit: Schema.optionalKey(
      Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: locationSearchDefaults.mostPlaces })),
    ),
  }),
  output: Schema.Array(Schema.Struct({ ...Place.fields, googleCode: Schema.optionalKey(Schema.String) })),
  failures: [TooManyRequests],
})

/**
 * The place that a name most likely means. By default it is a city, of any country served. Spec: calls L10, constants.
 */
export const FindPlace = contract("businesses/FindPlace", {
  kind: "query",
  access: "readReferenceData",
  route: "GET /LocalBusiness/geoLocation",
  specification: ["L10"],
  summary: "Find the one place that a name means",
  description: "locationTypeId is 4 for a state, 5 for a city (the default) and 20 for a postal code.",
  example: { name: "Leeds", locationTypeId: 5, countryCode: "GB" },
  input: Schema.Struct({
    name: textOf(80),
    locationTypeId: Schema.optionalKey(PlaceKind),
    countryCode: Schema.optionalKey(textOf(8)),
  }),
  output: Place,
  failures: [PlaceNotFound],
})

/** Towns within a radius in kilometres, largest first, for the map picture. */
export const NearbyPlaces = contract("businesses/NearbyPlaces", {
  kind: "query",
  access: "readReferenceData",
  route: "GET /Locations/nearby",
  summary: "List towns around a point",
  example: { latitude: 18.52, longitude: 73.85, radiusKilometers: 10 },
  input: Schema.Struct({
    latitude: Schema.Number.check(Schema.isBetween({ minimum: -90, maximum: 90 })),
    longitude: Schema.Number.check(Schema.isBetween({ minimum: -180, maximum: 180 })),
    radiusKilometers: Schema.Number.check(Schema.isBetween({ minimum: 1, maximum: 100 })),
  }),
  output: Schema.Array(Place),
})
