import { contract } from "@application/kernel"
import { ListNetwork } from "@domain/audiences"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"

/** Tells a network of the conversions that wait for it. Ours. */
export const SendConversions = contract("conversions/SendConversions", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({ businessProfileId: BusinessProfileId, network: ListNetwork }),
  output: Schema.Struct({}),
})
