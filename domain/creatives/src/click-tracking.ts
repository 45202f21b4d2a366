import { Schema } from "effect"

const TagPattern = Schema.String.check(Schema.isMaxLength(100))

/**
 * Whether a click's address says where the click came from, and in which words; what is absent or blank is decided a level
 * higher. Ours.
 */
export const ClickTracking = Schema.Struct({
  isOn: Schema.Boolean,
  source: Schema.optionalKey(TagPattern),
  medium: Schema.optionalKey(TagPattern),
  campaign: Schema.optionalKey(TagPattern),
  content: Schema.optionalKey(TagPattern),
})
export type ClickTracking = typeof ClickTracking.Type
