import { Schema } from "effect"
import { contract } from "@application/kernel"
import { Language } from "@domain/portals"

/** Spec: calls B21, GET /dxlanguages. */
export const ListLanguages = contract("portals/ListLanguages", {
  kind: "query",
  access: "readReferenceData",
  route: "GET /dxlanguages",
  specification: ["B21"],
  summary: "List the languages of the product",
  description: "id is what a user's languageId holds. Portals offer translated ones only.",
  example: {},
  input: Schema.Struct({}),
  output: Schema.Array(Language),
})
