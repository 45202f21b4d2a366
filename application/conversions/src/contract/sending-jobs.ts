import { contract } from "@application/kernel"
import { ListNetwork } from "@domain/audiences"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"

/** Tells a network what waits of a business's conversions. Ours. */
export const SendConversions = contract("conversions/SendConversions", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({ businessProfileId: BusinessProfileId, network: ListNetwork }),
  output: Schema.Struct({}),
})
