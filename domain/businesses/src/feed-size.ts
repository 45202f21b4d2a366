import { Schema } from "effect"

/**
 * The most that one feed may be: rows with the blank ones, bytes on the way, bytes and characters of JSON once it is unpacked, and
 * how many times it may grow by that. Ours.
 */
export const feedSizeLimits = {
  rows: 1_000_000,
  packedBytes: 500_000_000,
  bytes: 1_500_000_000,
  jsonLength: 100_000_000,
  growth: 300,
} as const

/** A limit of a feed's size. */
export const FeedSizeLimit = Schema.Literals(["rows", "packedBytes", "bytes", "jsonLength", "growth"])
export type FeedSizeLimit = typeof FeedSizeLimit.Type

/** A limit that a feed exceeds, with the most that the limit allows. */
export const FeedExcess = Schema.Struct({ of: FeedSizeLimit, most: Schema.Int })
export type FeedExcess = typeof FeedExcess.Type

/** What has been counted of a feed so far; what is absent is not counted. */
export type FeedSize = Partial<Readonly<Record<Exclude<FeedSizeLimit, "growth">, number>>>

/** Unpacked bytes below which growth tells nothing: a short text of one letter packs well too. */
const leastGrown = 50_000_000

/** The first limit that a feed exceeds by its counts so far; undefined while it exceeds none. Ours. */
export const feedExcess = (size: FeedSize): FeedExcess | undefined => {
  const { rows = 0, packedBytes = 0, bytes = 0, jsonLength = 0 } = size
  const { growth } = feedSizeLimits
  if (rows > feedSizeLimits.rows) return { of: "rows", most: feedSizeLimits.rows }
  if (packedBytes > feedSizeLimits.packedBytes) return { of: "packedBytes", most: feedSizeLimits.packedBytes }
  if (bytes > feedSizeLimits.bytes) return { of: "bytes", most: feedSizeLimits.bytes }
  if (jsonLength > feedSizeLimits.jsonLength) return { of: "jsonLength", most: feedSizeLimits.jsonLength }
  return bytes > leastGrown && packedBytes > 0 && bytes > packedBytes * growth
    ? { of: "growth", most: growth }
    : undefined
}
