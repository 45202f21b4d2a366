import { UserId } from "@domain/kernel"
import { Schema } from "effect"
import { Instant } from "./instant.ts"

/**
 * Who asks visitors for their consent: the website tells the tag what they answered, or the owner has said that the law asks for
 * none.
 */
export const ConsentWay = Schema.Literals(["WebsiteAsks", "NotNeeded"])
export type ConsentWay = typeof ConsentWay.Type

/** A business's website as the tag knows it. */
export const ConversionSite = Schema.Struct({
  /** What the website's tag carries; it opens nothing. */
  siteKey: Schema.String.check(Schema.isPattern(/^[\w-]{8,40}$/)),
  /** Hosts that conversions are taken from, with their subdomains. */
  hosts: Schema.Array(Schema.String.check(Schema.isMaxLength(253))).check(Schema.isMaxLength(10)),
  /** The page that is opened to try the tag, and read to find it. */
  address: Schema.String.check(Schema.isMaxLength(2_048)),
  consent: ConsentWay,
  /** Which words the owner agreed to about consent, and when. */
  stated: Schema.Struct({ version: Schema.Int, at: Instant, by: UserId }),
  /** The mark of a try that is under way; whatever is told with it counts nowhere. */
  trying: Schema.optionalKey(Schema.Struct({ mark: Schema.String.check(Schema.isMaxLength(60)), until: Instant })),
  createdAt: Instant,
  /** The first and the last time that a page with the tag was opened. */
  firstSeenAt: Schema.optionalKey(Instant),
  lastSeenAt: Schema.optionalKey(Instant),
})
export type ConversionSite = typeof ConversionSite.Type
