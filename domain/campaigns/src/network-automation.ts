import { Schema } from "effect"

/** What an owner leaves to Facebook: whom else it shows the ads to, how it adjusts their look, and which card comes first. */
export const NetworkAutomation = Schema.Struct({
  /** It looks beyond the audience where that brings better results; ages and gender become suggestions, places stay limits. */
  expandsAudience: Schema.Boolean,
  /** It adjusts brightness, crops and variations of the text. */
  adjustsLook: Schema.Boolean,
  /** It shows the cards of a carousel that do best first; the order stays where it does not say. */
  ordersCards: Schema.optionalKey(Schema.Boolean),
})
export type NetworkAutomation = typeof NetworkAutomation.Type
