import { Schema } from "effect"

/**
 * What a network says of an audience: whether ads can use it, and roughly how many people it found. Sizes are whole numbers of
 * people and absent while the network does not tell them.
 */
export const NetworkAudienceState = Schema.Struct({
  status: Schema.Literals(["Preparing", "Ready", "TooSmall", "Refused"]),
  leastSize: Schema.optionalKey(Schema.Int),
  mostSize: Schema.optionalKey(Schema.Int),
  /** The network's own words where it refuses. */
  reason: Schema.optionalKey(Schema.String),
})
export type NetworkAudienceState = typeof NetworkAudienceState.Type
