import { Clock, Effect, Result } from "effect"
import { handler, RateLimits, UnitOfWork, UserNames } from "@application/kernel"
import { changedProductFeed, type FeedSchedule, FeedOfStore, FeedWithoutAddress, nextReading } from "@domain/businesses"
import { invalidFields, TooManyRequests } from "@domain/identity"
import {
  ChangeFeed,
  type FeedTiming,
  ListFeedReadings,
  ListFeedSchedules,
  ReadDueFeeds,
  RemoveFeed,
  SaveFeedSchedule,
} from "../contract/feed-desk.ts"
import { type Feed } from "../contract/product-feeds.ts"
import { BusinessProfileRepository, type FeedKey, ProductAds, ProductFeeds } from "../ports/index.ts"
import { FeedReadings, FeedSchedules, type StoredFeedSchedule } from "../stores/feeds.ts"
import { isUnderWay, startReading } from "./feed-readings.ts"
import { mapsAgain } from "./feed-rules.ts"

const hasAddress = ({ fileName, isOfStore = false }: Feed): boolean => fileName === undefined && !isOfStore

export const changeFeed = handler(
  ChangeFeed,
  Effect.fnUntraced(function* ({ businessProfileId, feedId, name, url }) {
    const key: FeedKey = { businessProfileId, feedId }
    const feeds = yield* ProductFeeds
    const feed = yield* feeds.feedForChange(key)
    if (url !== undefined && !hasAddress(feed)) return yield* new FeedWithoutAddress({})
    const checked = changedProductFeed({ name, ...(url !== undefined && { url }) })
    if (Result.isFailure(checked)) return yield* invalidFields(checked.failure)
    yield* feeds.changeFeed(key, { url: feed.url, ...checked.success })
    return yield* feeds.feed(key)
  }),
)

export const removeFeed = handler(
  RemoveFeed,
  Effect.fnUntraced(function* (key) {
    const feeds = yield* ProductFeeds
    const { isOfStore = false } = yield* feeds.feedForChange(key)
    if (isOfStore) return yield* new FeedOfStore({})
    yield* feeds.removeFeed(key)
    yield* (yield* ProductAds).productsChanged(key.businessProfileId)
    return {}
  }),
)

const timingOf = ({ feedId, cadence, timeZone, state, nextAt }: StoredFeedSchedule): FeedTiming => ({
  feedId,
  cadence,
  timeZone,
  isOn: state === "On",
  ...(state === "On" && { nextAt }),
})

export const listFeedSchedules = handler(
  ListFeedSchedules,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const { timeZone } = yield* (yield* BusinessProfileRepository).byId(businessProfileId)
    const { rows } = yield* (yield* FeedSchedules).list("ofBusiness", { businessProfileId })
    return { schedules: rows.map(timingOf), timeZone }
  }),
)

/** What one profile may change in a day. */
const changesADay = 200

export const saveFeedSchedule = handler(
  SaveFeedSchedule,
  Effect.fnUntraced(function* ({ isOn, cadence, timeZone, ...key }) {
    const feed = yield* (yield* ProductFeeds).feedForChange(key)
    if (!hasAddress(feed)) return yield* new FeedWithoutAddress({})
    const limits = yield* RateLimits
    const { allowed, retryAfterSeconds } = yield* limits.take(
      `feeds-schedules:${key.businessProfileId}`,
      changesADay,
      86_400_000,
    )
    if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
    const nextAt = nextReading({ cadence, timeZone }, yield* Clock.currentTimeMillis)
    const state = isOn ? "On" : "Off"
    return timingOf(yield* (yield* FeedSchedules).save({ ...key, cadence, timeZone, state, nextAt }))
  }),
)

export const listFeedReadings = handler(
  ListFeedReadings,
  Effect.fnUntraced(function* (key) {
    yield* (yield* ProductFeeds).feed(key)
    const { rows } = yield* (yield* FeedReadings).list("ofFeed", key)
    const { portalId } = yield* Effect.orDie((yield* BusinessProfileRepository).byId(key.businessProfileId))
    const people = rows.flatMap(({ startedBy }) => (startedBy.kind === "Person" ? [startedBy.userId] : []))
    const names = yield* (yield* UserNames).of(portalId, [...new Set(people)])
    return rows.map(({ businessProfileId: _profile, ...reading }) => {
      const { startedBy } = reading
      const personName = startedBy.kind === "Person" ? names.get(startedBy.userId) : undefined
      return { ...reading, ...(personName !== undefined && { personName }) }
    })
  }),
)

/** Readings that one look begins; the others wait for the next, a moment later. */
const mostStarted = 100

/**
 * Begins the reading of a feed if it is still due. Its next time follows from now, so that what was missed while no worker ran is
 * read once; a reading under way counts as this one.
 */
const startDue = Effect.fnUntraced(function* ({ businessProfileId, feedId }: StoredFeedSchedule, now: number) {
  const schedules = yield* FeedSchedules
  const feeds = yield* ProductFeeds
  const key: FeedKey = { businessProfileId, feedId }
  // The feed is held first, as by the people who change it, so that neither waits for the other.
  const feed = yield* Effect.option(feeds.feedForChange(key))
  const schedule = yield* schedules.forChange(key)
  if (schedule === undefined || schedule.state !== "On" || schedule.nextAt > now) return
  if (feed._tag === "None" || !hasAddress(feed.value)) return yield* schedules.remove(key)
  const timing: FeedSchedule = { cadence: schedule.cadence, timeZone: schedule.timeZone }
  yield* schedules.save({ ...schedule, nextAt: nextReading(timing, now) })
  const before = yield* feeds.run(key)
  if (before !== undefined && isUnderWay(before, now)) return
  const productMaps = yield* mapsAgain(key, before)
  yield* startReading(key, before, { productMaps, startedBy: { kind: "Schedule" } })
})

/** One that cannot be begun is logged and tried again next time. */
export const readDueFeeds = handler(
  ReadDueFeeds,
  Effect.fnUntraced(function* () {
    const { transact } = yield* UnitOfWork
    const now = yield* Clock.currentTimeMillis
    const { rows } = yield* (yield* FeedSchedules).list("due", { state: "On" }, { limit: mostStarted })
    yield* Effect.forEach(
      rows.filter(({ nextAt }) => nextAt <= now),
      (schedule) =>
        transact(startDue(schedule, now)).pipe(
          Effect.catchCause((cause) => Effect.logWarning("A due feed could not be read", cause)),
        ),
      { discard: true },
    )
    return {}
  }),
)
