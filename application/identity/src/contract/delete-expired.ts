import { Schema } from "effect"
import { contract } from "@application/kernel"

/** Deletes codes, keys, links, tokens, devices and counts of calls whose time is over. */
export const DeleteExpiredSecrets = contract("identity/DeleteExpiredSecrets", {
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({}),
})
