import { Schema } from "effect"
import { contract } from "@application/kernel"

/** Deletes drafts that nobody came back to, and holds of promo codes that have ended. */
export const DeleteAbandonedDrafts = contract("signup/DeleteAbandonedDrafts", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({}),
})
