import { Clock, Effect, Option, Result } from "effect"
import { handler, UnitOfWork } from "@application/kernel"
import {
  type CheckedItem,
  feedExcess,
  FeedReader,
  FeedSampler,
  type FeedSummary,
  longestUnread,
  readingBasis,
  type RawRow,
} from "@domain/businesses"
import { isJobOver } from "@domain/channels"
import { type FeedJob, RunFeed } from "../contract/product-feeds.ts"
import { type FeedKey, FeedNotRead, type FeedRun, FeedSource, ProductFeeds, StoreLinks } from "../ports/index.ts"
import { FeedSamples } from "../stores/feed-rules.ts"
import { failReading, keepReading, ReadingSuperseded, showReading, whileLatest } from "./feed-readings.ts"
import { decidedFor, feedFactsOf } from "./feed-rules.ts"
import { openFeatures } from "./profile-onboarding.ts"
import { storeRows } from "./store-rows.ts"

const hasProducts = ({ items, excluded = 0 }: FeedSummary): boolean => items + excluded > 0

const failedWith = ({ reason, place, excess }: FeedNotRead): Partial<FeedRun> => ({
  failure: reason,
  ...(place !== undefined && { place }),
  ...(excess !== undefined && { excess }),
})

/** The mark of the reading whose products are shown, unless that reading is too long ago to go by. */
const shownMark = Effect.fnUntraced(function* (key: FeedKey, { shown }: FeedRun) {
  const { mark, readAt } = (yield* (yield* FeedSamples).find(key)) ?? {}
  const isRecent = readAt !== undefined && (yield* Clock.currentTimeMillis) - readAt < longestUnread
  return shown !== undefined && mark !== undefined && isRecent ? { mark } : {}
})

/** Reads a feed to its end, each step only while the feed is there and this is its latest reading. */
const readingOf = Effect.fnUntraced(function* (
  key: FeedKey,
  run: FeedRun,
  transact: UnitOfWork["Service"]["transact"],
) {
  const { businessProfileId } = key
  const { jobId } = run
  const feeds = yield* ProductFeeds
  const step = <A, E, R>(made: Effect.Effect<A, E, R>) => transact(whileLatest(key, jobId, made))
  const { url } = yield* Effect.mapError(feeds.feed(key), () => new ReadingSuperseded())
  const { currency, storeDomain } = yield* feedFactsOf(businessProfileId)
  const { productMaps, rules } = yield* decidedFor(key, run.productMaps)
  const reader = new FeedReader(productMaps, currency, storeDomain, rules)
  const sampler = new FeedSampler()
  const now = (status: FeedJob["status"], changes: Partial<FeedRun> = {}) =>
    Effect.map(Clock.currentTimeMillis, (updatedAt): FeedRun => {
      const { shown: _before, ...own } = run
      return { ...(status === "Done" ? own : run), status, updatedAt, summary: reader.summary, ...changes }
    })
  const saved = (status: FeedJob["status"]) => Effect.flatMap(now(status), (current) => feeds.saveRun(key, current))
  const openIfTaken = ({ taken }: FeedSummary) => (taken > 0 ? transact(openFeatures(businessProfileId)) : Effect.void)
  yield* step(Effect.andThen(feeds.clear(key, jobId), saved("InProgress")))
  const add = (items: ReadonlyArray<CheckedItem>) =>
    step(Effect.andThen(feeds.addItems(key, jobId, items), saved("InProgress")))
  const take = Effect.fnUntraced(function* (rows: ReadonlyArray<RawRow>) {
    sampler.take(rows)
    const items: Array<CheckedItem> = []
    for (const row of rows) items.push(...reader.read(row))
    // The rows of a linked store, and of some files, are counted only as they come.
    const excess = feedExcess({ rows: reader.rowsRead })
    if (excess !== undefined) return yield* new FeedNotRead({ reason: "tooLarge", excess })
    return yield* add(items)
  })
  const known = {
    basis: readingBasis({ productMaps, rules, currency, storeDomain }),
    ...(yield* shownMark(key, run)),
  }
  const link = Option.getOrUndefined(yield* (yield* StoreLinks).ofFeed(key))
  const source = yield* FeedSource
  const file = yield* feeds.file(key)
  const ended = yield* Effect.result(
    link !== undefined
      ? Effect.as(storeRows(businessProfileId, take), undefined)
      : file !== undefined
        ? source.readBytes(file.content, take, known)
        : source.read(url, take, known),
  )
  if (Result.isFailure(ended)) {
    if (ended.failure._tag === "ReadingSuperseded") return yield* ended.failure
    return yield* step(failReading(key, yield* now("Failed", failedWith(ended.failure))))
  }
  const mark = ended.success
  if (mark !== undefined && mark === known.mark && run.shown !== undefined) {
    const { summary } = run.shown
    yield* step(keepReading(key, yield* now("Done", { summary })))
    return yield* openIfTaken(summary)
  }
  yield* add(reader.end())
  if (link === undefined && !hasProducts(reader.summary)) {
    const place = { line: Math.max(1, reader.rowsRead) }
    return yield* step(failReading(key, yield* now("Failed", { failure: "notAFeed", place })))
  }
  const readAt = yield* Clock.currentTimeMillis
  const sample = { ...key, ...sampler.sample, readAt, ...(mark !== undefined && { mark }) }
  const done = yield* now("Done")
  yield* step(Effect.andThen((yield* FeedSamples).save(sample), showReading(key, jobId, done)))
  yield* openIfTaken(reader.summary)
})

/** Every batch is stored with the counts so far; a run that was interrupted begins again, and one without its feed ends. */
export const runFeed = handler(
  RunFeed,
  Effect.fnUntraced(function* ({ businessProfileId, feedId, jobId }) {
    const key: FeedKey = { businessProfileId, feedId }
    const feeds = yield* ProductFeeds
    const { transact } = yield* UnitOfWork
    const run = yield* feeds.run(key)
    if (run === undefined || run.jobId !== jobId || isJobOver(run.status)) return {}
    yield* Effect.catchTag(readingOf(key, run, transact), "ReadingSuperseded", () => Effect.void)
    return {}
  }),
)
