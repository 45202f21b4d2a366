import { Schema } from "effect"
import { AdMark } from "./ad-mark.ts"
import { Instant } from "./instant.ts"

const networkId = Schema.String.check(Schema.isPattern(/^[\w.-]{1,500}$/))

/** The last click on an ad before a conversion, as the landing page's address told it. */
export const ConversionClick = Schema.Struct({
  mark: Schema.optionalKey(AdMark),
  at: Instant,
  /** Google's identifiers of a click. */
  gclid: Schema.optionalKey(networkId),
  gbraid: Schema.optionalKey(networkId),
  wbraid: Schema.optionalKey(networkId),
  /** Meta's identifier of a click, as its cookie `_fbc` has it: `fb.1.<milliseconds>.<fbclid>`. */
  fbc: Schema.optionalKey(networkId),
  /** Meta's identifier of a browser, from its own cookie `_fbp`. */
  fbp: Schema.optionalKey(networkId),
})
export type ConversionClick = typeof ConversionClick.Type
