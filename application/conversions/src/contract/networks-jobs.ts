import { contract } from "@application/kernel"
import { ListNetwork } from "@domain/audiences"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"

const system = { kind: "workflow", access: "system", output: Schema.Struct({}) } as const

/** Starts what waits to be sent, and gives up what waited too long; runs on a schedule. Ours. */
export const SendDueConversions = contract("conversions/SendDueConversions", { ...system, input: Schema.Struct({}) })

/** Deletes what was to be sent to a network that was disconnected at `before`. Ours. */
export const ForgetSendings = contract("conversions/ForgetSendings", {
  ...system,
  input: Schema.Struct({ businessProfileId: BusinessProfileId, network: ListNetwork, before: Schema.Int }),
})
