import { Schema } from "effect"
import { contract } from "@application/kernel"

/** Deletes stored pictures that no draft, business, campaign or portal has shown for 30 days. */
export const DeleteUnusedPictures = contract("creatives/DeleteUnusedPictures", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({}),
})
