import { Schema } from "effect"
import { wireEnum } from "@domain/kernel"

/** Location kinds of the search call. Spec: constants, "types 4,5,20". The meaning of the numbers is ours. */
export const PlaceKind = wireEnum({ State: 4, City: 5, PostalCode: 20 })
export type PlaceKind = typeof PlaceKind.Type

/** A gazetteer entry; latitude and longitude in degrees. */
export const Place = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  kind: PlaceKind,
  state: Schema.String,
  countryCode: Schema.String,
  postcode: Schema.optionalKey(Schema.String),
  latitude: Schema.Number,
  longitude: Schema.Number,
  population: Schema.optionalKey(Schema.Int),
})
export type Place = typeof Place.Type

/** A town on a map; latitude and longitude in degrees, population in inhabitants, 0 if unknown. */
export const Town = Schema.Struct({
  name: Schema.String,
  latitude: Schema.Number,
  longitude: Schema.Number,
  population: Schema.Int,
})
export type Town = typeof Town.Type

/** A business's location. Spec: entities, Business. */
export const BusinessLocation = Schema.Struct({
  addressLine: Schema.optionalKey(Schema.String),
  area: Schema.optionalKey(Schema.String),
  city: Schema.optionalKey(Schema.String),
  state: Schema.optionalKey(Schema.String),
  postalCode: Schema.optionalKey(Schema.String),
  countryCode: Schema.optionalKey(Schema.String),
  latitude: Schema.optionalKey(Schema.Number),
  longitude: Schema.optionalKey(Schema.Number),
})
export type BusinessLocation = typeof BusinessLocation.Type

/** A kind of business; `slug` is stable, `name` is in the requested language, `adName` in the ads' where that is another. */
export const BusinessCategory = Schema.Struct({
  slug: Schema.String,
  name: Schema.String,
  adName: Schema.optionalKey(Schema.String),
})
export type BusinessCategory = typeof BusinessCategory.Type
