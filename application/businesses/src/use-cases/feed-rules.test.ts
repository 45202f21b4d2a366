import { Effect } from "effect"
import { expect, test } from "vitest"
import { QueuedJobs } from "@application/kernel/testing"
import type { FeedRule, RawRow } from "@domain/businesses"
import { RunFeed } from "../contract/product-feeds.ts"
import { memoryFeedSource } from "../testing/index.ts"
import { bakery, inProfiles } from "../testing/profile-world.ts"
import { getFeedRules, saveFeedRules } from "./feed-rules.ts"
import { createCatalog, createFeed, getFeedJob, listFeedItems, processFeed } from "./product-feeds.ts"
import { runFeed } from "./run-feed.ts"

const businessProfileId = bakery.id
const url = "https://rye.example/feed.csv"
const row: RawRow = {
  id: "p1",
  title: "Loaf",
  link: "https://rye.example/1",
  Foto: "https://rye.example/1.png",
  availability: "במלאי",
  price: "450 INR",
}
const rows = [row, { ...row, id: "p2", title: "Old loaf" }]
const shared = { isOn: true, conditions: [] } as const
const mendRule: FeedRule = { ...shared, id: "m", kind: "mend", mend: "availability" }
const excludeRule: FeedRule = {
  id: "x",
  isOn: true,
  kind: "exclude",
  conditions: [{ field: "title", operator: "startsWith", value: "old" }],
}
const productMaps = [{ source: "Foto", target: "image_link" }]

const withFeed = Effect.gen(function* () {
  const catalog = yield* createCatalog.handle({ businessProfileId, name: "Bread" })
  const feed = yield* createFeed.handle({ businessProfileId, name: "Daily", productCatalogId: catalog.id, url })
  return { businessProfileId, feedId: feed.id }
})
const read = Effect.fnUntraced(function* (task: Parameters<typeof processFeed.handle>[0]) {
  yield* processFeed.handle(task)
  for (const { contract, input } of yield* (yield* QueuedJobs).take)
    if (contract.name === RunFeed.name) yield* runFeed.handle(input as Parameters<typeof runFeed.handle>[0])
  return yield* getFeedJob.handle(task)
})
const source = memoryFeedSource({ [url]: rows })

test("a feed that was not read has no sample and no rules", async () => {
  const got = await inProfiles(Effect.flatMap(withFeed, (key) => getFeedRules.handle(key)))
  expect(got).toEqual({ productMaps: [], rules: [], version: 0, currency: "INR" })
})

test("kept maps and rules count at a reading, excluded products apart", async () => {
  const [plain, kept, ruled, taken, out] = await inProfiles(
    Effect.gen(function* () {
      const key = yield* withFeed
      const before = yield* read(key)
      const saved = yield* saveFeedRules.handle({ ...key, version: 0, productMaps, rules: [mendRule, excludeRule] })
      const after = yield* read(key)
      const items = yield* listFeedItems.handle(key)
      const excluded = yield* listFeedItems.handle({ ...key, isExcluded: true })
      return [before, saved, after, items.items, excluded.items] as const
    }).pipe(Effect.provide(source)),
  )
  expect(plain.summary).toMatchObject({ rows: 2, items: 2, taken: 0 })
  expect(plain.summary).not.toHaveProperty("excluded")
  expect(kept).toEqual({ version: 1, productMaps, rules: [mendRule, excludeRule] })
  expect(ruled.summary).toMatchObject({ rows: 2, items: 1, taken: 1, excluded: 1 })
  expect(taken.map(({ item }) => [item.id, item.availability])).toEqual([["p1", "in_stock"]])
  expect(out.map(({ item, isTaken, isExcluded }) => [item.id, isTaken, isExcluded])).toEqual([["p2", false, true]])
})

test("a feed whose rules leave every product out is read, not refused", async () => {
  const all: FeedRule = { ...excludeRule, conditions: [{ field: "id", operator: "isNotEmpty", value: "" }] }
  const job = await inProfiles(
    Effect.gen(function* () {
      const key = yield* withFeed
      yield* saveFeedRules.handle({ ...key, version: 0, productMaps, rules: [all] })
      return yield* read(key)
    }).pipe(Effect.provide(source)),
  )
  expect([job.status, job.summary?.items, job.summary?.excluded]).toEqual(["Done", 0, 2])
})

test("maps that a caller sends count instead of the kept maps", async () => {
  const [items] = await inProfiles(
    Effect.gen(function* () {
      const key = yield* withFeed
      yield* saveFeedRules.handle({ ...key, version: 0, productMaps, rules: [] })
      yield* read({ ...key, productMaps: [{ source: "link", target: "image_link" }] })
      return [(yield* listFeedItems.handle(key)).items] as const
    }).pipe(Effect.provide(source)),
  )
  expect(items[0]?.item.image_link).toBe(row["link"])
})

test("a reading keeps the columns and the first rows as they came", async () => {
  const got = await inProfiles(
    Effect.gen(function* () {
      const key = yield* withFeed
      yield* saveFeedRules.handle({ ...key, version: 0, productMaps, rules: [mendRule] })
      yield* read(key)
      return yield* getFeedRules.handle(key)
    }).pipe(Effect.provide(source)),
  )
  expect(got.sample).toEqual({ columns: Object.keys(row), rows })
})

test("a save from an earlier version is refused with what is kept now, which stays", async () => {
  const [failure, kept] = await inProfiles(
    Effect.gen(function* () {
      const key = yield* withFeed
      yield* saveFeedRules.handle({ ...key, version: 0, productMaps, rules: [mendRule] })
      const stale = yield* Effect.flip(saveFeedRules.handle({ ...key, version: 0, productMaps: [], rules: [] }))
      return [stale, yield* getFeedRules.handle(key)] as const
    }),
  )
  expect(failure).toMatchObject({ _tag: "DifferenceStale", revision: 1, current: { productMaps, rules: [mendRule] } })
  expect(kept).toMatchObject({ version: 1, rules: [mendRule] })
})

test("rules that make no sense are refused by rule and field, and nothing is kept", async () => {
  const [failure, kept] = await inProfiles(
    Effect.gen(function* () {
      const key = yield* withFeed
      const rules: ReadonlyArray<FeedRule> = [{ ...excludeRule, conditions: [] }]
      const refused = yield* Effect.flip(saveFeedRules.handle({ ...key, version: 0, productMaps, rules }))
      return [refused, yield* getFeedRules.handle(key)] as const
    }),
  )
  expect(failure).toMatchObject({
    _tag: "InvalidFields",
    fields: { "rules.0.conditions": ["businesses.feed.rule.conditionNeeded"] },
  })
  expect(kept.version).toBe(0)
})

test("before the first save, rules begin from the maps of the latest reading", async () => {
  const [got, again] = await inProfiles(
    Effect.gen(function* () {
      const key = yield* withFeed
      yield* read({ ...key, productMaps })
      const rules = yield* getFeedRules.handle(key)
      yield* saveFeedRules.handle({ ...key, version: 0, productMaps: rules.productMaps, rules: [mendRule] })
      return [rules, yield* read(key)] as const
    }).pipe(Effect.provide(source)),
  )
  expect(got).toMatchObject({ version: 0, productMaps })
  expect(again.summary).toMatchObject({ items: 2, taken: 2 })
})
