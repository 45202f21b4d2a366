import { Schema } from "effect"

/** A part of what stands beside a search ad that its network does not show, though it shows the ad. Ours. */
export const RefusedAsset = Schema.Struct({
  part: Schema.Literals(["sitelink", "callout", "snippet", "phone"]),
  /** Its own words, so that its owner finds it. */
  text: Schema.String,
  /** Why, in the network's words. */
  reason: Schema.optionalKey(Schema.String),
})
export type RefusedAsset = typeof RefusedAsset.Type
