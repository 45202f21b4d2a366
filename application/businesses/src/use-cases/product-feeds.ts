import { Clock, Effect, Option, Result } from "effect"
import { handler, RateLimits, UnitOfWork } from "@application/kernel"
import {
  catalogName,
  type CheckedItem,
  feedEngine,
  type FeedSummary,
  FeedNotProcessed,
  FeedReader,
  FeedSampler,
  newFeedTask,
  newProductFeed,
  type RawRow,
} from "@domain/businesses"
import { isJobOver } from "@domain/channels"
import { TooManyRequests } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import {
  CreateCatalog,
  CreateFeed,
  type FeedJob,
  GetCatalog,
  GetFeedJob,
  ListCatalogs,
  ListFeedItems,
  ListFeeds,
  ProcessFeed,
  RunFeed,
} from "../contract/product-feeds.ts"
import { FeedNotRead, type FeedKey, type FeedRun, FeedSource, ProductFeeds, StoreLinks } from "../ports/index.ts"
import { FeedSamples } from "../stores/feed-rules.ts"
import {
  failReading,
  isUnderWay,
  ReadingSuperseded,
  showReading,
  starterOfCall,
  startReading,
  whileLatest,
} from "./feed-readings.ts"
import { decidedFor, feedFactsOf, mapsAgain } from "./feed-rules.ts"
import { invalidFields } from "./new-profile.ts"
import { openFeatures } from "./profile-onboarding.ts"
import { storeRows } from "./store-rows.ts"

const day = 24 * 3_600_000

/** What one profile may add and have processed in a day. */
const limits = {
  catalogs: { limit: 100, perMs: day },
  feeds: { limit: 100, perMs: day },
  processing: { limit: 96, perMs: day },
} as const

const count = Effect.fnUntraced(function* (kind: keyof typeof limits, profile: BusinessProfileId) {
  const { limit, perMs } = limits[kind]
  const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(`feeds-${kind}:${profile}`, limit, perMs)
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
})

export const createCatalog = handler(
  CreateCatalog,
  Effect.fnUntraced(function* ({ businessProfileId, name }) {
    const checked = catalogName(name)
    if (Result.isFailure(checked)) return yield* invalidFields({ name: checked.failure })
    yield* count("catalogs", businessProfileId)
    const createdAt = yield* Clock.currentTimeMillis
    return yield* (yield* ProductFeeds).addCatalog(businessProfileId, { name: checked.success, createdAt })
  }),
)

export const listCatalogs = handler(
  ListCatalogs,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    return yield* (yield* ProductFeeds).catalogs(businessProfileId)
  }),
)

export const getCatalog = handler(
  GetCatalog,
  Effect.fnUntraced(function* ({ businessProfileId, catalogId }) {
    return yield* (yield* ProductFeeds).catalog(businessProfileId, catalogId)
  }),
)

export const createFeed = handler(
  CreateFeed,
  Effect.fnUntraced(function* ({ businessProfileId, productCatalogId: wanted, catalogName: typedName, ...typed }) {
    const feeds = yield* ProductFeeds
    if (wanted !== undefined) yield* feeds.catalog(businessProfileId, wanted)
    const checked = newProductFeed(typed)
    if (Result.isFailure(checked)) return yield* invalidFields(checked.failure)
    const { name, url } = checked.success
    const catalog = catalogName(typedName ?? name)
    if (wanted === undefined && Result.isFailure(catalog)) return yield* invalidFields({ catalogName: catalog.failure })
    yield* count("feeds", businessProfileId)
    const createdAt = yield* Clock.currentTimeMillis
    const productCatalogId =
      wanted ??
      (yield* feeds.addCatalog(businessProfileId, { name: Result.getOrElse(catalog, () => name), createdAt })).id
    return yield* feeds.addFeed(businessProfileId, { name, url, productCatalogId, createdAt })
  }),
)

export const listFeeds = handler(
  ListFeeds,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    return yield* (yield* ProductFeeds).feeds(businessProfileId)
  }),
)

const jobOf = ({ productMaps: _maps, ...job }: FeedRun): FeedJob => job

/** A feed is processed once at a time: a second request is answered with the job that is under way. */
export const processFeed = handler(
  ProcessFeed,
  Effect.fnUntraced(function* ({ businessProfileId, feedId, productCatalogId, engine = feedEngine, ...task }) {
    const key: FeedKey = { businessProfileId, feedId }
    const feeds = yield* ProductFeeds
    const feed = yield* feeds.feedForChange(key)
    if (productCatalogId !== undefined && productCatalogId !== feed.productCatalogId)
      yield* feeds.catalog(businessProfileId, productCatalogId)
    const checked = newFeedTask({ ...task, productCatalogId: productCatalogId ?? feed.productCatalogId, engine })
    if (Result.isFailure(checked)) return yield* invalidFields(checked.failure)
    const now = yield* Clock.currentTimeMillis
    const before = yield* feeds.run(key)
    if (before !== undefined && isUnderWay(before, now)) return jobOf(before)
    yield* count("processing", businessProfileId)
    const productMaps = task.productMaps === undefined ? yield* mapsAgain(key, before) : checked.success.productMaps
    return jobOf(yield* startReading(key, before, { productMaps, startedBy: yield* starterOfCall }))
  }),
)

export const getFeedJob = handler(
  GetFeedJob,
  Effect.fnUntraced(function* ({ businessProfileId, feedId }) {
    const { job } = yield* (yield* ProductFeeds).feed({ businessProfileId, feedId })
    return job ?? (yield* new FeedNotProcessed({}))
  }),
)

const pageSize = 50

export const listFeedItems = handler(
  ListFeedItems,
  Effect.fnUntraced(function* ({
    businessProfileId,
    feedId,
    severity,
    issueField,
    issueFix,
    search,
    isExcluded,
    cursor,
    limit = pageSize,
  }) {
    const feeds = yield* ProductFeeds
    const key = { businessProfileId, feedId }
    yield* feeds.feed(key)
    const after = Number(cursor ?? 0)
    const found = yield* feeds.items(key, {
      after: Number.isSafeInteger(after) ? after : 0,
      limit: limit + 1,
      ...(severity !== undefined && { severity }),
      ...(issueField !== undefined && issueFix !== undefined && { issue: { field: issueField, fix: issueFix } }),
      ...(search !== undefined && { search }),
      ...(isExcluded !== undefined && { isExcluded }),
    })
    const items = found.slice(0, limit)
    const last = items.at(-1)
    return { items, ...(found.length > limit && last !== undefined && { nextCursor: String(last.row) }) }
  }),
)

/** Rows of one feed, blank ones too; what has more belongs into several. */
const mostRows = 1_000_000

const hasProducts = ({ items, excluded = 0 }: FeedSummary): boolean => items + excluded > 0

const failedWith = ({ reason, place }: FeedNotRead): Partial<FeedRun> => ({
  failure: reason,
  ...(place !== undefined && { place }),
})

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
  yield* step(Effect.andThen(feeds.clear(key, jobId), saved("InProgress")))
  const add = (items: ReadonlyArray<CheckedItem>) =>
    step(Effect.andThen(feeds.addItems(key, jobId, items), saved("InProgress")))
  const take = Effect.fnUntraced(function* (rows: ReadonlyArray<RawRow>) {
    sampler.take(rows)
    const items = rows.flatMap((row) => reader.read(row))
    if (reader.rowsRead > mostRows) return yield* new FeedNotRead({ reason: "tooLarge" })
    return yield* add(items)
  })
  const link = Option.getOrUndefined(yield* (yield* StoreLinks).ofFeed(key))
  const source = yield* FeedSource
  const file = yield* feeds.file(key)
  const ended = yield* Effect.result(
    link !== undefined
      ? storeRows(businessProfileId, take)
      : file !== undefined
        ? source.readBytes(file.content, take)
        : source.read(url, take),
  )
  if (Result.isFailure(ended)) {
    if (ended.failure._tag === "ReadingSuperseded") return yield* ended.failure
    return yield* step(failReading(key, yield* now("Failed", failedWith(ended.failure))))
  }
  yield* add(reader.end())
  if (link === undefined && !hasProducts(reader.summary)) {
    const place = { line: Math.max(1, reader.rowsRead) }
    return yield* step(failReading(key, yield* now("Failed", { failure: "notAFeed", place })))
  }
  const sample = { ...key, ...sampler.sample, readAt: yield* Clock.currentTimeMillis }
  const done = yield* now("Done")
  yield* step(Effect.andThen((yield* FeedSamples).save(sample), showReading(key, jobId, done)))
  if (reader.summary.taken > 0) yield* transact(openFeatures(businessProfileId))
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
