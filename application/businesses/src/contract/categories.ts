import { Effect, Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { BusinessCategory } from "@domain/businesses"

/** A language of names; English where none is named. */
const LanguageOfNames = textOf(20).pipe(Schema.withDecodingDefaultKey(Effect.succeed("en")))

/** Categories that match a keyword, best first, at most twelve. Spec: calls L9. */
export const SearchCategories = contract("businesses/SearchCategories", {
  kind: "query",
  access: "readReferenceData",
  route: "GET /LocalBusiness/BusinessCategories",
  specification: ["L9"],
  summary: "Search kinds of business",
  example: { keyword: "bakery", language: "en" },
  input: Schema.Struct({ keyword: textOf(80), language: LanguageOfNames }),
  output: Schema.Array(BusinessCategory),
})

/** Services that businesses of a category usually offer. Spec: entities, suggestedServices. */
export const SuggestServices = contract("businesses/SuggestServices", {
  kind: "query",
  access: "readReferenceData",
  route: "GET /LocalBusiness/BusinessCategories/:category/services",
  summary: "List the usual services of a kind of business",
  example: { category: "bakery", language: "en" },
  input: Schema.Struct({ category: textOf(120), language: LanguageOfNames }),
  output: Schema.Array(Schema.String),
})
