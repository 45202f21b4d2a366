import { Schema } from "effect"

/** Meta's name of a browser, as its own library makes it: `fb.1.<milliseconds>.<number>`. */
export const BrowserName = Schema.String.check(Schema.isPattern(/^fb\.\d\.\d{1,16}\.\d{1,20}$/))

/** A visit as a network is told of it: the page without its query, and by what the network may find the visitor. */
export const Visit = Schema.Struct({
  /** The name of the visit; a network keeps what has the same name once. */
  id: Schema.String.check(Schema.isMaxLength(64)),
  /** Epoch milliseconds. */
  at: Schema.Int,
  pageUrl: Schema.String.check(Schema.isMaxLength(2_000)),
  fbp: Schema.optionalKey(BrowserName),
  fbc: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(500))),
  userAgent: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(500))),
  ipAddress: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(45))),
})
export type Visit = typeof Visit.Type

/** Whether a network could find the visitor: by the browser with its name, its click on an ad, or its address. */
export const isFindable = ({ fbp, fbc, userAgent, ipAddress }: Visit): boolean =>
  userAgent !== undefined && (fbp !== undefined || fbc !== undefined || ipAddress !== undefined)
