import { Schema } from "effect"
import { contract } from "@application/kernel"
import { Language } from "@domain/portals"

/** Spec: calls B21, GET /dxlanguages. */
export const ListLanguages = contract("portals/ListLanguages", {
  access: "readReferenceData",
  input: Schema.Struct({}),
  output: Schema.Array(Language),
})
