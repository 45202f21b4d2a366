import { contract } from "@application/kernel"
import { Schema } from "effect"

/**
 * Counts the latest days of conversions on websites as figures of their campaigns, also of campaigns that are over; runs on a
 * schedule. Ours.
 */
export const CountConversions = contract("insights/CountConversions", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({ days: Schema.Int }),
})
