import { Schema } from "effect"
import { contract } from "@application/kernel"

/** Sends what waited for the end of quiet hours or for a digest, and waits on with what may not leave yet. */
export const SendHeldMessages = contract("messaging/SendHeldMessages", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({}),
})
