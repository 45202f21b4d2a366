import { Schema } from "effect"
import { contract } from "@application/kernel"

/** Deletes expired codes, keys, links, tokens, devices and rate-limit counts, and old entries of the security log. */
export const DeleteExpiredSecrets = contract("identity/DeleteExpiredSecrets", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({}),
})
