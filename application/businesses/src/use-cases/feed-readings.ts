import { Clock, Data, Effect } from "effect"
import { CurrentActor, Ids, JobQueue } from "@application/kernel"
import {
  mostPastReadings,
  type PastReading,
  type ProductMap,
  type ReadingChanges,
  type ReadingStarter,
} from "@domain/businesses"
import { isJobOver } from "@domain/channels"
import type { JobId } from "@domain/kernel"
import { type FeedJob, RunFeed } from "../contract/product-feeds.ts"
import { ProductAds } from "../ports/product-ads.ts"
import { type FeedKey, type FeedRun, ProductFeeds } from "../ports/product-feeds.ts"
import { FeedReadings } from "../stores/feeds.ts"

/** A processing that has said nothing for so long was given up by every worker. */
const silence = 45 * 60_000

/** Whether a processing is still waited for. */
export const isUnderWay = ({ status, updatedAt }: Pick<FeedJob, "status" | "updatedAt">, now: number): boolean =>
  !isJobOver(status) && now - updatedAt < silence

/** Who has a feed read; the system reads linked stores by itself. */
export const starterOfCall: Effect.Effect<ReadingStarter> = Effect.map(CurrentActor, (actor) =>
  actor.kind === "user" ? { kind: "Person", userId: actor.userId } : { kind: "Store" },
)

/** Says that a reading is none of the feed's any more: the feed is removed, or a later reading took its place. */
export class ReadingSuperseded extends Data.TaggedError("ReadingSuperseded") {}

/** Does a reading's next step in the caller's transaction while the feed is held, so that nobody removes it or reads it anew. */
export const whileLatest = <A, E, R>(key: FeedKey, jobId: JobId, step: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const feeds = yield* ProductFeeds
    yield* Effect.mapError(feeds.feedForChange(key), () => new ReadingSuperseded())
    const run = yield* feeds.run(key)
    if (run === undefined || run.jobId !== jobId || isJobOver(run.status)) return yield* new ReadingSuperseded()
    return yield* step
  })

/** Adds a reading that is over to the history, in the caller's transaction, and forgets the oldest. */
const noteReading = Effect.fnUntraced(function* (
  { businessProfileId, feedId }: FeedKey,
  run: FeedRun,
  outcome: Partial<Pick<PastReading, "failure" | "changes">>,
) {
  const readings = yield* FeedReadings
  yield* readings.add({
    businessProfileId,
    feedId,
    jobId: run.jobId,
    startedBy: run.startedBy ?? { kind: "Store" },
    queuedAt: run.queuedAt,
    endedAt: run.updatedAt,
    items: run.summary?.items ?? 0,
    taken: run.summary?.taken ?? 0,
    ...(run.place !== undefined && { place: run.place }),
    ...(run.excess !== undefined && { excess: run.excess }),
    ...outcome,
  })
  const { rows } = yield* readings.list("ofFeed", { businessProfileId, feedId })
  const old = rows.slice(mostPastReadings)
  yield* Effect.forEach(old, ({ id }) => readings.remove({ businessProfileId, id }), { discard: true })
})

/** Shows what a reading found, once it is known what it changed. */
export const showReading = Effect.fnUntraced(function* (key: FeedKey, jobId: JobId, run: FeedRun) {
  const feeds = yield* ProductFeeds
  const changes = yield* feeds.changes(key, jobId)
  yield* feeds.show(key, jobId)
  yield* feeds.saveRun(key, run)
  yield* noteReading(key, run, changes === undefined ? {} : { changes })
  yield* (yield* ProductAds).productsChanged(key.businessProfileId)
})

const noChanges: ReadingChanges = { added: 0, removed: 0, repriced: 0, blocked: 0, mended: 0 }

/** Keeps that a reading found its feed as it was: what is shown stays. */
export const keepReading = Effect.fnUntraced(function* (key: FeedKey, run: FeedRun) {
  yield* (yield* ProductFeeds).saveRun(key, run)
  yield* noteReading(key, run, { changes: noChanges })
})

/** Keeps that a reading failed, and deletes what it had found. */
export const failReading = Effect.fnUntraced(function* (key: FeedKey, run: FeedRun) {
  const feeds = yield* ProductFeeds
  yield* feeds.clear(key, run.jobId)
  yield* feeds.saveRun(key, run)
  yield* noteReading(key, run, run.failure === undefined ? {} : { failure: run.failure })
})

const shownOf = (before: FeedRun | undefined): FeedRun["shown"] =>
  before?.status === "Done" && before.summary !== undefined
    ? { summary: before.summary, readAt: before.updatedAt }
    : before?.shown

/** Queues the reading of a feed. What is shown stays known until the reading is done; one that was given up is kept as interrupted. */
export const startReading = Effect.fnUntraced(function* (
  key: FeedKey,
  before: FeedRun | undefined,
  { productMaps, startedBy }: { readonly productMaps: ReadonlyArray<ProductMap>; readonly startedBy: ReadingStarter },
) {
  const now = yield* Clock.currentTimeMillis
  if (before !== undefined && !isJobOver(before.status)) yield* noteReading(key, before, { failure: "interrupted" })
  const jobId = yield* (yield* Ids).jobId
  const shown = shownOf(before)
  const run: FeedRun = {
    jobId,
    status: "New",
    queuedAt: now,
    updatedAt: now,
    productMaps,
    startedBy,
    ...(shown !== undefined && { shown }),
  }
  yield* (yield* ProductFeeds).saveRun(key, run)
  const caller = `profile-${key.businessProfileId}`
  yield* (yield* JobQueue).later(RunFeed, { ...key, jobId }, { caller })
  return run
})
