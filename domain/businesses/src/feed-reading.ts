import { Schema } from "effect"
import { FeedReadingId, JobId, ProductFeedId, UserId } from "@domain/kernel"
import { FeedExcess } from "./feed-size.ts"
import type { FeedSummary } from "./feed-summary.ts"

/** Why a feed could not be read. */
export const FeedFailure = Schema.Literals([
  "unreachable",
  "notAllowed",
  "tooLarge",
  "tooSlow",
  "notAFeed",
  "malformed",
  "accessLost",
])
export type FeedFailure = typeof FeedFailure.Type

/** Where a feed is broken, or up to where nothing was found; counted from 1. */
export const FeedPlace = Schema.Struct({ line: Schema.Int, column: Schema.optionalKey(Schema.Int) })

/** Who had a feed read: a person, its schedule, or the regular look at its linked store. */
export const ReadingStarter = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("Person"), userId: UserId }),
  Schema.Struct({ kind: Schema.Literal("Schedule") }),
  Schema.Struct({ kind: Schema.Literal("Store") }),
])
export type ReadingStarter = typeof ReadingStarter.Type

/** How the products of a reading differ from the shown products, by code; a product that a rule excludes is none of either. */
export const ReadingChanges = Schema.Struct({
  added: Schema.Int,
  removed: Schema.Int,
  /** With another price or sale price. */
  repriced: Schema.Int,
  /** Taken before, and left out now. */
  blocked: Schema.Int,
  /** Left out before, and taken now. */
  mended: Schema.Int,
})
export type ReadingChanges = typeof ReadingChanges.Type

/** A reading of a feed that is over; `interrupted` is one that every worker gave up. */
export const PastReading = Schema.Struct({
  id: FeedReadingId,
  feedId: ProductFeedId,
  jobId: JobId,
  startedBy: ReadingStarter,
  queuedAt: Schema.Number,
  endedAt: Schema.Number,
  items: Schema.Int,
  taken: Schema.Int,
  failure: Schema.optionalKey(Schema.Literals([...FeedFailure.literals, "interrupted"])),
  place: Schema.optionalKey(FeedPlace),
  /** Which limit a feed exceeded that was too large. */
  excess: Schema.optionalKey(FeedExcess),
  changes: Schema.optionalKey(ReadingChanges),
})
export type PastReading = typeof PastReading.Type

/** The readings of each feed that are kept. Ours. */
export const mostPastReadings = 30

/** How many products of a feed networks may show, show less, leave out, and still wait for. */
export interface FeedHealth {
  readonly active: number
  /** Undefined where the reading did not count them; they are among the active products then. */
  readonly warned: number | undefined
  readonly blocked: number
  /** Products of a reading under way, which is not shown yet. */
  readonly pending: number
  /** Products of the shown reading. */
  readonly items: number
}

/** The health of a feed, by the shown reading and the reading under way. */
export const feedHealth = (shown: FeedSummary | undefined, underWay: FeedSummary | undefined): FeedHealth => {
  const { items = 0, taken = 0, warned } = shown ?? {}
  return { active: taken - (warned ?? 0), warned, blocked: items - taken, pending: underWay?.items ?? 0, items }
}
