import { Schema } from "effect"
import { contract, listOf, textOf } from "@application/kernel"
import { locationSearchDefaults, Place, PlaceKind, PlaceNotFound } from "@domain/businesses"
import { TooManyRequests } from "@domain/identity"

/**
 * Towns, states and postal codes by name or code, 20 of every kind unless asked otherwise. With `hasGoogleCode` only those that
 * the search network knows, each with its code there. Spec: calls L11, constants.
 */
export const SearchPlaces = contract("businesses/SearchPlaces", {
  access: "readReferenceData",
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

/** The one place that a name means best. Defaults: a city, of any country served. Spec: calls L10, constants. */
export const FindPlace = contract("businesses/FindPlace", {
  access: "readReferenceData",
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
  access: "readReferenceData",
  input: Schema.Struct({
    latitude: Schema.Number.check(Schema.isBetween({ minimum: -90, maximum: 90 })),
    longitude: Schema.Number.check(Schema.isBetween({ minimum: -180, maximum: 180 })),
    radiusKilometers: Schema.Number.check(Schema.isBetween({ minimum: 1, maximum: 100 })),
  }),
  output: Schema.Array(Place),
})
