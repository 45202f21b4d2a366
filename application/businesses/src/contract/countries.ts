import { Schema } from "effect"
import { contract } from "@application/kernel"
import { Region } from "@domain/kernel"

/**
 * The countries served, with their dial codes; at most one is marked as the country of the caller's address, as a
 * suggestion. Spec: calls B20, GET /ip2locations/countries.
 */
export const ListCountries = contract("businesses/ListCountries", {
  kind: "query",
  access: "readReferenceData",
  route: "GET /ip2locations/countries",
  specification: ["B20"],
  summary: "List the countries served, the caller's likely one marked",
  example: {},
  input: Schema.Struct({}),
  output: Schema.Array(Schema.Struct({ code: Region, dialCode: Schema.String, isLikely: Schema.Boolean })),
})
