import { Effect } from "effect"
import { expect, test } from "vitest"
import { QueuedJobs } from "@application/kernel/testing"
import { feedSizeLimits, type RawRow } from "@domain/businesses"
import { ProductFeedId } from "@domain/kernel"
import { RunFeed } from "../contract/product-feeds.ts"
import { ProductFeeds } from "../ports/index.ts"
import { memoryFeedSource } from "../testing/index.ts"
import { bakery, inProfiles } from "../testing/profile-world.ts"
import { createCatalog, createFeed, getCatalog, getFeedJob, listFeedItems, processFeed } from "./product-feeds.ts"
import { runFeed } from "./run-feed.ts"

const businessProfileId = bakery.id
const url = "https://rye.example/feed.csv"
const row: RawRow = {
  id: "p1",
  title: "Loaf",
  link: "https://rye.example/1",
  image_link: "https://rye.example/1.png",
  availability: "in stock",
  price: "450 INR",
}

const withFeed = Effect.gen(function* () {
  const catalog = yield* createCatalog.handle({ businessProfileId, name: " Bread " })
  const feed = yield* createFeed.handle({ businessProfileId, name: "Daily", productCatalogId: catalog.id, url })
  return { catalog, key: { businessProfileId, feedId: feed.id } }
})
const worked = Effect.gen(function* () {
  const jobs = yield* (yield* QueuedJobs).take
  for (const { contract, input } of jobs)
    if (contract.name === RunFeed.name) yield* runFeed.handle(input as Parameters<typeof runFeed.handle>[0])
  return jobs.length
})

test("a feed is processed as a job, and its products and counts are shown", async () => {
  const rows = [row, { ...row, id: "p2", price: "" }, { ...row }]
  const [queued, again, jobs, job, errors, catalog] = await inProfiles(
    Effect.gen(function* () {
      const { catalog: made, key } = yield* withFeed
      const first = yield* processFeed.handle(key)
      const second = yield* processFeed.handle(key)
      return [
        first,
        second,
        yield* worked,
        yield* getFeedJob.handle(key),
        yield* listFeedItems.handle({ ...key, severity: "error" }),
        yield* getCatalog.handle({ businessProfileId, catalogId: made.id }),
      ] as const
    }).pipe(Effect.provide(memoryFeedSource({ [url]: rows }))),
  )
  expect([queued.status, again.jobId, jobs]).toEqual(["New", queued.jobId, 1])
  expect(job).toMatchObject({
    status: "Done",
    summary: { rows: 3, items: 3, taken: 1, distinctIds: 2, issues: { error: 2 } },
  })
  expect(
    errors.items.map(({ row: number, issues }) => [number, issues.map(({ field, fix }) => `${field} ${fix}`)[0]]),
  ).toEqual([
    [2, "price addValue"],
    [3, "id makeUnique"],
  ])
  expect(catalog).toMatchObject({ name: "Bread", feeds: 1, products: 1 })
})

test("a feed that cannot be read fails, says why and keeps the products of before", async () => {
  const [job, items] = await inProfiles(
    Effect.gen(function* () {
      const { key } = yield* withFeed
      yield* processFeed.handle(key)
      yield* Effect.provide(worked, memoryFeedSource({ [url]: [row] }))
      yield* processFeed.handle(key)
      yield* Effect.provide(worked, memoryFeedSource({}))
      return [yield* getFeedJob.handle(key), yield* listFeedItems.handle(key)] as const
    }),
  )
  expect(job).toMatchObject({ status: "Failed", failure: "unreachable" })
  expect(items.items.map(({ item }) => item.id)).toEqual(["p1"])
})

test("a feed of too many rows fails with no product stored, and what was shown stays", async () => {
  const { rows: most } = feedSizeLimits
  const [job, items, stored] = await inProfiles(
    Effect.gen(function* () {
      const { key } = yield* withFeed
      yield* processFeed.handle(key)
      yield* Effect.provide(worked, memoryFeedSource({ [url]: [row] }))
      yield* processFeed.handle(key)
      const feeds = yield* ProductFeeds
      let added = 0
      const addItems: typeof feeds.addItems = (of, jobId, found) => {
        added += found.length
        return feeds.addItems(of, jobId, found)
      }
      yield* worked.pipe(
        Effect.provideService(ProductFeeds, { ...feeds, addItems }),
        Effect.provide(memoryFeedSource({ [url]: Array.from({ length: most + 1 }, () => row) })),
      )
      return [yield* getFeedJob.handle(key), yield* listFeedItems.handle(key), added] as const
    }),
  )
  expect(job).toMatchObject({ status: "Failed", failure: "tooLarge", excess: { of: "rows", most } })
  expect(items.items.map(({ item }) => item.id)).toEqual(["p1"])
  expect(stored).toBe(0)
})

test("a feed in which nothing is read fails, says where, and keeps what was shown", async () => {
  const [job, items] = await inProfiles(
    Effect.gen(function* () {
      const { key } = yield* withFeed
      yield* processFeed.handle(key)
      yield* Effect.provide(worked, memoryFeedSource({ [url]: [row] }))
      yield* processFeed.handle(key)
      yield* Effect.provide(worked, memoryFeedSource({ [url]: [{}, { id: "" }, {}] }))
      return [yield* getFeedJob.handle(key), yield* listFeedItems.handle(key)] as const
    }),
  )
  expect(job).toMatchObject({ status: "Failed", failure: "notAFeed", place: { line: 3 } })
  expect(items.items.map(({ item }) => item.id)).toEqual(["p1"])
})

test("a processing that is run twice, or after a later one, changes nothing", async () => {
  const [first, second] = await inProfiles(
    Effect.gen(function* () {
      const { key } = yield* withFeed
      const { jobId } = yield* processFeed.handle(key)
      yield* worked
      const done = yield* (yield* ProductFeeds).run(key)
      yield* runFeed.handle({ ...key, jobId })
      yield* runFeed.handle({ ...key, feedId: ProductFeedId.make(404), jobId })
      return [done, yield* (yield* ProductFeeds).run(key)] as const
    }).pipe(Effect.provide(memoryFeedSource({ [url]: [row] }))),
  )
  expect(first).toEqual(second)
})

test("wrong names, addresses and maps are told, and another's catalogue is not found", async () => {
  const refused = <A, E>(
    call: (
      made: Effect.Success<typeof withFeed>,
    ) => Effect.Effect<
      A,
      E,
      Parameters<typeof inProfiles>[0] extends Effect.Effect<unknown, unknown, infer Ports> ? Ports : never
    >,
  ) => inProfiles(Effect.flatMap(withFeed, (made) => Effect.flip(call(made))))
  expect(await refused(() => createCatalog.handle({ businessProfileId, name: " " }))).toMatchObject({
    fields: { name: ["validation.required"] },
  })
  expect(
    await refused(({ catalog }) =>
      createFeed.handle({ businessProfileId, productCatalogId: catalog.id, name: "", url: "no" }),
    ),
  ).toMatchObject({ fields: { name: ["validation.required"], url: [expect.any(String)] } })
  expect(
    await refused(({ key }) => processFeed.handle({ ...key, productMaps: [{ source: "a", target: "colour" }] })),
  ).toMatchObject({ fields: { colour: ["businesses.feed.columnUnknown"] } })
  expect(await refused(({ key }) => getFeedJob.handle(key))).toMatchObject({ _tag: "FeedNotProcessed" })
  expect(await refused(({ key }) => processFeed.handle({ ...key, feedId: ProductFeedId.make(404) }))).toMatchObject({
    _tag: "FeedNotFound",
  })
})

test("a cursor beyond every row finds nothing instead of failing", async () => {
  const after: Array<number> = []
  await inProfiles(
    Effect.gen(function* () {
      const { key } = yield* withFeed
      const feeds = yield* ProductFeeds
      const items: typeof feeds.items = (of, query) => {
        after.push(query.after)
        return feeds.items(of, query)
      }
      for (const cursor of ["9007199254740991", "-9007199254740991"])
        yield* Effect.provideService(listFeedItems.handle({ ...key, cursor }), ProductFeeds, { ...feeds, items })
    }),
  )
  expect(after).toEqual([2_147_483_647, 0])
})
