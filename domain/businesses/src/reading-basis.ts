import type { FeedRule } from "./feed-rules/feed-rule.ts"
import type { ProductMap } from "./product-map.ts"

/**
 * The version of what a reading makes of a feed. It grows by one when columns, rules, checks or counts change, or how rows are
 * found in a file; a test compares it with what a reading makes of many rows.
 */
export const readingVersion = 2

/** How long an unchanged feed may go without being read in full, in milliseconds. Ours. */
export const longestUnread = 7 * 24 * 3_600_000

/** What a reading's outcome depends on besides the feed itself. */
export interface ReadingFacts {
  readonly productMaps: ReadonlyArray<ProductMap>
  readonly rules: ReadonlyArray<FeedRule>
  readonly currency: string
  readonly storeDomain: string | undefined
}

/** The facts of a reading as one text: equal texts and equal feeds have equal outcomes. */
export const readingBasis = ({ productMaps, rules, currency, storeDomain = "" }: ReadingFacts): string =>
  JSON.stringify([readingVersion, currency, storeDomain, productMaps, rules])
