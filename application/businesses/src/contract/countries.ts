import { Schema } from "effect"
import { contract } from "@application/kernel"
import { Region } from "@domain/kernel"

/**
 * The countries served, with their dial codes; at most one is marked as the country of the caller's address, as a
 * suggestion. Spec: calls B20, GET /ip2locations/countries.
 */
export const ListCountries = contract("businesses/ListCountries", {
  access: "readReferenceData",
  input: Schema.Struct({}),
  output: Schema.Array(Schema.Struct({ code: Region, dialCode: Schema.String, isLikely: Schema.Boolean })),
})
