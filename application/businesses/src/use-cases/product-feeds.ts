import { Clock, Effect, Result } from "effect"
import { handler, RateLimits } from "@application/kernel"
import { catalogName, feedEngine, FeedNotProcessed, newFeedTask, newProductFeed } from "@domain/businesses"
import { invalidFields, TooManyRequests } from "@domain/identity"
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
} from "../contract/product-feeds.ts"
import { type FeedKey, type FeedRun, ProductFeeds } from "../ports/index.ts"
import { isUnderWay, starterOfCall, startReading } from "./feed-readings.ts"
import { mapsAgain } from "./feed-rules.ts"

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

/** The largest number of a row. */
const lastRow = 2_147_483_647

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
      after: Number.isSafeInteger(after) ? Math.min(Math.max(after, 0), lastRow) : 0,
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
