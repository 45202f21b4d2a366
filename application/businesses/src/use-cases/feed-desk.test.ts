import { Effect, Result } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { MemoryDatabase, QueuedJobs } from "@application/kernel/testing"
import { mostPastReadings, type RawRow } from "@domain/businesses"
import type { ProductFeedId } from "@domain/kernel"
import { RunFeed } from "../contract/product-feeds.ts"
import { FeedSource, ProductFeeds } from "../ports/index.ts"
import { FeedSamples } from "../stores/feed-rules.ts"
import { FeedReadings } from "../stores/feeds.ts"
import { memoryFeedSource } from "../testing/index.ts"
import { bakery, inProfiles } from "../testing/profile-world.ts"
import {
  changeFeed,
  listFeedReadings,
  listFeedSchedules,
  readDueFeeds,
  removeFeed,
  saveFeedSchedule,
} from "./feed-desk.ts"
import { removeCatalog, renameCatalog } from "./catalogs.ts"
import { createCatalog, createFeed, getFeedJob, listFeedItems, listFeeds, processFeed } from "./product-feeds.ts"
import { runFeed } from "./run-feed.ts"

const businessProfileId = bakery.id
const url = "https://rye.example/feed.csv"
const now = Date.parse("2026-12-08T10:00:00+05:30")
const hour = 3_600_000
const row = (id: string, price = "450 INR"): RawRow => ({
  id,
  title: "Loaf",
  link: "https://rye.example/1",
  image_link: "https://rye.example/1.png",
  availability: "in stock",
  price,
})

/** A story of one feed, whose address holds these rows in turn; an empty list is out of reach. */
const inDesk = <A, E>(
  story: (
    key: { readonly businessProfileId: typeof businessProfileId; readonly feedId: ProductFeedId },
    read: (rows: ReadonlyArray<RawRow>) => ReturnType<typeof worked>,
  ) => Effect.Effect<
    A,
    E,
    Parameters<typeof inProfiles>[0] extends Effect.Effect<unknown, unknown, infer R> ? R : never
  >,
) =>
  inProfiles(
    Effect.gen(function* () {
      yield* TestClock.setTime(now)
      const { id: productCatalogId } = yield* createCatalog.handle({ businessProfileId, name: "Bread" })
      const feed = yield* createFeed.handle({ businessProfileId, name: "Daily", productCatalogId, url })
      return yield* story({ businessProfileId, feedId: feed.id }, worked)
    }).pipe(Effect.provide(TestClock.layer())),
  )

const worked = (rows: ReadonlyArray<RawRow>) =>
  Effect.gen(function* () {
    const jobs = yield* (yield* QueuedJobs).take
    yield* TestClock.adjust("5 seconds")
    for (const { contract, input } of jobs)
      if (contract.name === RunFeed.name)
        yield* runFeed
          .handle(input as Parameters<typeof runFeed.handle>[0])
          .pipe(Effect.provide(memoryFeedSource(rows.length === 0 ? {} : { [url]: rows })))
    return jobs.length
  })

const daily = { cadence: { kind: "Daily", time: "06:00" }, timeZone: "Asia/Kolkata", isOn: true } as const
const asWorker = Effect.provideService(CurrentActor, { kind: "system" } as const)

test("the history tells who had a feed read, how long it took, and what changed", () =>
  inDesk((key, read) =>
    Effect.gen(function* () {
      yield* processFeed.handle(key)
      yield* read([row("p1"), row("p2"), row("p3", "")])
      yield* processFeed.handle(key)
      yield* read([row("p1", "500 INR"), row("p2", ""), row("p4")])
      yield* processFeed.handle(key)
      yield* read([])
      const [failed, second, first] = yield* listFeedReadings.handle(key)
      expect(first).toMatchObject({ items: 3, taken: 2, startedBy: { kind: "Person" }, personName: "User 41" })
      expect(first).not.toHaveProperty("changes")
      expect((first?.endedAt ?? 0) - (first?.queuedAt ?? 0)).toBe(5_000)
      expect(second?.changes).toEqual({ added: 1, removed: 1, repriced: 2, blocked: 1, mended: 0 })
      expect(failed).toMatchObject({ failure: "unreachable", items: 0, taken: 0 })
    }),
  ))

test("what is shown stays known while a feed is read again, and after it failed", () =>
  inDesk((key, read) =>
    Effect.gen(function* () {
      yield* processFeed.handle(key)
      yield* read([row("p1"), row("p2")])
      const { updatedAt, summary } = yield* getFeedJob.handle(key)
      yield* processFeed.handle(key)
      expect(yield* getFeedJob.handle(key)).toMatchObject({ status: "New", shown: { readAt: updatedAt, summary } })
      yield* read([])
      expect(yield* getFeedJob.handle(key)).toMatchObject({ status: "Failed", shown: { summary: { items: 2 } } })
      yield* processFeed.handle(key)
      yield* read([row("p1")])
      expect(yield* getFeedJob.handle(key)).not.toHaveProperty("shown")
    }),
  ))

test("a reading that every worker gave up is kept as interrupted", () =>
  inDesk((key) =>
    Effect.gen(function* () {
      yield* processFeed.handle(key)
      yield* TestClock.adjust("46 minutes")
      yield* processFeed.handle(key)
      expect(yield* listFeedReadings.handle(key)).toMatchObject([{ failure: "interrupted" }])
    }),
  ))

test("the newest thirty readings of a feed are kept", () =>
  inDesk((key, read) =>
    Effect.gen(function* () {
      for (let index = 0; index < mostPastReadings + 2; index += 1) {
        yield* processFeed.handle(key)
        yield* read([row(`p${index}`)])
      }
      const readings = yield* listFeedReadings.handle(key)
      expect([readings.length, readings.at(-1)?.id]).toEqual([mostPastReadings, 3])
    }),
  ))

test("a feed that is due is read once, however often it is looked at", () =>
  inDesk((key, read) =>
    Effect.gen(function* () {
      const saved = yield* saveFeedSchedule.handle({ ...key, ...daily })
      expect(saved.nextAt).toBe(Date.parse("2026-12-09T06:00:00+05:30"))
      yield* asWorker(readDueFeeds.handle({}))
      expect(yield* read([row("p1")])).toBe(0)
      yield* TestClock.setTime(saved.nextAt ?? 0)
      for (let look = 0; look < 3; look += 1) yield* asWorker(readDueFeeds.handle({}))
      expect(yield* read([row("p1")])).toBe(1)
      expect(yield* listFeedReadings.handle(key)).toMatchObject([{ startedBy: { kind: "Schedule" }, items: 1 }])
    }),
  ))

test("what was due while no worker ran is read once, and then at its usual time", () =>
  inDesk((key, read) =>
    Effect.gen(function* () {
      yield* saveFeedSchedule.handle({ ...key, ...daily })
      yield* TestClock.adjust("10 days")
      yield* asWorker(readDueFeeds.handle({}))
      expect(yield* read([row("p1")])).toBe(1)
      yield* asWorker(readDueFeeds.handle({}))
      expect(yield* read([row("p1")])).toBe(0)
      const { schedules } = yield* listFeedSchedules.handle({ businessProfileId })
      expect(schedules[0]?.nextAt).toBe(Date.parse("2026-12-19T06:00:00+05:30"))
    }),
  ))

test("a reading under way counts as the reading that is due", () =>
  inDesk((key, read) =>
    Effect.gen(function* () {
      yield* saveFeedSchedule.handle({ ...key, cadence: { kind: "Hours", every: 1 }, timeZone: "UTC", isOn: true })
      yield* TestClock.adjust(hour - 60_000)
      yield* processFeed.handle(key)
      yield* TestClock.adjust(120_000)
      yield* asWorker(readDueFeeds.handle({}))
      expect(yield* read([row("p1")])).toBe(1)
    }),
  ))

test("a scheduled reading keeps the names of columns", () =>
  inDesk((key, read) =>
    Effect.gen(function* () {
      const productMaps = [{ source: "Preis", target: "price" }]
      yield* processFeed.handle({ ...key, productMaps })
      yield* read([{ ...row("p1"), Preis: "9 INR" }])
      yield* saveFeedSchedule.handle({ ...key, ...daily })
      yield* TestClock.adjust("1 day")
      yield* asWorker(readDueFeeds.handle({}))
      yield* read([{ ...row("p1"), Preis: "8 INR" }])
      const { items } = yield* listFeedItems.handle(key)
      expect(items[0]?.item.price).toBe("8 INR")
    }),
  ))

test("a schedule that is off keeps what was chosen and reads nothing", () =>
  inDesk((key, read) =>
    Effect.gen(function* () {
      yield* saveFeedSchedule.handle({ ...key, ...daily })
      const off = yield* saveFeedSchedule.handle({ ...key, ...daily, isOn: false })
      expect(off).toEqual({ feedId: key.feedId, ...daily, isOn: false })
      yield* TestClock.adjust("3 days")
      yield* asWorker(readDueFeeds.handle({}))
      expect(yield* read([row("p1")])).toBe(0)
      expect(yield* listFeedSchedules.handle({ businessProfileId })).toEqual({
        schedules: [off],
        timeZone: "Asia/Kolkata",
      })
    }),
  ))

test("products are listed by one of their issues", () =>
  inDesk((key, read) =>
    Effect.gen(function* () {
      yield* processFeed.handle(key)
      yield* read([row("p1"), { ...row("p2"), gtin: "12" }, { ...row("p3"), brand: "Rye" }])
      const codes = (issueField: "brand" | "gtin", issueFix: "addValue" | "correctFormat") =>
        Effect.map(listFeedItems.handle({ ...key, issueField, issueFix }), ({ items }) =>
          items.map(({ item }) => item.id),
        )
      expect(yield* codes("gtin", "correctFormat")).toEqual(["p2"])
      expect(yield* codes("brand", "addValue")).toEqual(["p1", "p2"])
    }),
  ))

test("a feed is renamed and gets a checked address", () =>
  inDesk((key) =>
    Effect.gen(function* () {
      expect(yield* changeFeed.handle({ ...key, name: " Weekly " })).toMatchObject({ name: "Weekly", url })
      const changed = yield* changeFeed.handle({ ...key, name: "Weekly", url: "rye.example/all.xml" })
      expect(changed.url).toBe("https://rye.example/all.xml")
      const refused = yield* Effect.flip(changeFeed.handle({ ...key, name: " ", url: "no" }))
      expect(refused).toMatchObject({
        _tag: "InvalidFields",
        fields: { name: [expect.anything()], url: [expect.anything()] },
      })
    }),
  ))

test("a feed of a file or of a store has neither address nor schedule", () =>
  inDesk((key) =>
    Effect.gen(function* () {
      const feeds = yield* ProductFeeds
      const { productCatalogId } = yield* feeds.feed(key)
      const shop = { platform: "Shopify", shop: "lumen.myshopify.com" } as const
      const ofShop = yield* feeds.addFeed(
        businessProfileId,
        { name: "Shop", url, productCatalogId, createdAt: 1 },
        shop,
      )
      yield* feeds.saveFile(key, { name: "bread.csv", content: new Uint8Array([1]) })
      for (const feedId of [key.feedId, ofShop.id]) {
        const of = { businessProfileId, feedId }
        const tags = [
          yield* Effect.flip(changeFeed.handle({ ...of, name: "Other", url })),
          yield* Effect.flip(saveFeedSchedule.handle({ ...of, ...daily })),
        ].map(({ _tag }) => _tag)
        expect(tags).toEqual(["FeedWithoutAddress", "FeedWithoutAddress"])
        expect((yield* changeFeed.handle({ ...of, name: "Other" })).name).toBe("Other")
      }
      expect((yield* Effect.flip(removeFeed.handle({ ...key, feedId: ofShop.id })))._tag).toBe("FeedOfStore")
    }),
  ))

test("a removed feed leaves neither schedule nor history, and is not read", () =>
  inDesk((key, read) =>
    Effect.gen(function* () {
      yield* saveFeedSchedule.handle({ ...key, ...daily })
      yield* processFeed.handle(key)
      yield* read([row("p1")])
      yield* processFeed.handle(key)
      yield* removeFeed.handle(key)
      yield* read([row("p1")])
      expect(yield* listFeeds.handle({ businessProfileId })).toEqual([])
      expect((yield* listFeedSchedules.handle({ businessProfileId })).schedules).toEqual([])
      expect((yield* (yield* FeedReadings).list("ofFeed", key)).rows).toEqual([])
      const absent = [yield* Effect.result(removeFeed.handle(key)), yield* Effect.result(listFeedReadings.handle(key))]
      expect(absent.map(Result.isFailure)).toEqual([true, true])
    }),
  ))

/** Works at a reading in whose midst something happens. */
const workedAround = <A, E, R>(happens: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const context = yield* Effect.context<R>()
    const jobs = yield* (yield* QueuedJobs).take
    for (const { contract, input } of jobs)
      if (contract.name === RunFeed.name)
        yield* runFeed.handle(input as Parameters<typeof runFeed.handle>[0]).pipe(
          Effect.provideService(FeedSource, {
            read: (_url, take) =>
              take([row("p1")]).pipe(
                Effect.tap(() => Effect.provideContext(Effect.orDie(happens), context)),
                Effect.tap(() => take([row("p2")])),
                Effect.as("mark"),
              ),
            readBytes: (_bytes, take) => Effect.as(take([]), "mark"),
            firstRow: () => Effect.succeed(undefined),
          }),
        )
  })

test("a feed that is removed while it is read leaves nothing of the reading", () =>
  inDesk((key) =>
    Effect.gen(function* () {
      yield* processFeed.handle(key)
      yield* workedAround(removeFeed.handle(key))
      expect(yield* (yield* ProductFeeds).takenAfter(businessProfileId, "", 9)).toEqual([])
      expect(yield* (yield* ProductFeeds).recentRuns([businessProfileId], 9)).toEqual([])
      expect((yield* (yield* FeedReadings).list("ofFeed", key)).rows).toEqual([])
      expect(yield* (yield* FeedSamples).find(key)).toBeUndefined()
    }),
  ))

test("a reading that was given up does not write over the reading that took its place", () =>
  inDesk((key) =>
    Effect.gen(function* () {
      yield* processFeed.handle(key)
      const again = Effect.andThen(TestClock.adjust("50 minutes"), processFeed.handle(key))
      yield* workedAround(again)
      const { jobId, status } = yield* getFeedJob.handle(key)
      const [queued] = yield* (yield* QueuedJobs).take
      expect(queued?.input).toMatchObject({ jobId })
      expect(status).toBe("New")
      expect((yield* listFeedReadings.handle(key)).map(({ failure }) => failure)).toEqual(["interrupted"])
    }),
  ))

test("a feed without a catalogue comes into a new one", () =>
  inDesk(() =>
    Effect.gen(function* () {
      yield* createFeed.handle({ businessProfileId, name: "Cakes", url })
      yield* createFeed.handle({ businessProfileId, name: "Buns", url, catalogName: " Sweet " })
      const refused = yield* Effect.flip(createFeed.handle({ businessProfileId, name: "Buns", url, catalogName: " " }))
      expect(refused).toMatchObject({ _tag: "InvalidFields", fields: { catalogName: [expect.anything()] } })
      const catalogs = yield* (yield* ProductFeeds).catalogs(businessProfileId)
      expect(catalogs.map(({ name, feeds }) => [name, feeds])).toEqual([
        ["Bread", 1],
        ["Cakes", 1],
        ["Sweet", 1],
      ])
    }),
  ))

const catalogNames = Effect.gen(function* () {
  return (yield* (yield* ProductFeeds).catalogs(businessProfileId)).map(({ name }) => name)
})
const catalogId = Effect.gen(function* () {
  const [catalog] = yield* (yield* ProductFeeds).catalogs(businessProfileId)
  return catalog?.id ?? (yield* Effect.die("no catalogue"))
})

test("a catalogue takes another name, never a blank name", () =>
  inDesk(() =>
    Effect.gen(function* () {
      const key = { businessProfileId, catalogId: yield* catalogId }
      expect(yield* renameCatalog.handle({ ...key, name: " Rolls " })).toMatchObject({ name: "Rolls", feeds: 1 })
      expect(yield* Effect.flip(renameCatalog.handle({ ...key, name: " " }))).toMatchObject({ _tag: "InvalidFields" })
      expect(yield* catalogNames).toEqual(["Rolls"])
    }),
  ))

test("a removed catalogue takes its feeds along, and networks are told", () =>
  inDesk((key, read) =>
    Effect.gen(function* () {
      yield* processFeed.handle(key)
      yield* read([row("p1")])
      const told = (yield* MemoryDatabase).table<typeof businessProfileId, number>("product_changes")
      const before = told.get(businessProfileId) ?? 0
      yield* removeCatalog.handle({ businessProfileId, catalogId: yield* catalogId })
      expect([yield* catalogNames, yield* listFeeds.handle({ businessProfileId })]).toEqual([[], []])
      expect(told.get(businessProfileId)).toBe(before + 1)
    }),
  ))

test("a catalogue whose products ads show is removed only when that is confirmed", () =>
  inDesk((key, read) =>
    Effect.gen(function* () {
      const removed = { businessProfileId, catalogId: yield* catalogId }
      ;(yield* MemoryDatabase).table<typeof businessProfileId, boolean>("products_shown").set(businessProfileId, true)
      yield* processFeed.handle(key)
      yield* read([row("p1")])
      expect(yield* Effect.flip(removeCatalog.handle(removed))).toMatchObject({ _tag: "CatalogAdvertised" })
      expect(yield* catalogNames).toEqual(["Bread"])
      yield* removeCatalog.handle({ ...removed, isConfirmed: true })
      expect(yield* catalogNames).toEqual([])
    }),
  ))

test("a catalogue of a linked store goes only with the link", () =>
  inDesk(() =>
    Effect.gen(function* () {
      const feeds = yield* ProductFeeds
      const productCatalogId = yield* catalogId
      const shop = { platform: "Shopify", shop: "rye.myshopify.example" } as const
      yield* feeds.addFeed(businessProfileId, { name: "Shop", url: "", productCatalogId, createdAt: 1 }, shop)
      const refused = removeCatalog.handle({ businessProfileId, catalogId: productCatalogId, isConfirmed: true })
      expect(yield* Effect.flip(refused)).toMatchObject({ _tag: "CatalogOfStore" })
    }),
  ))
