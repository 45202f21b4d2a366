import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import type { CheckedItem } from "@domain/businesses"
import { BusinessProfileId, JobId, ProductCatalogId, ProductFeedId } from "@domain/kernel"
import { type FeedItemQuery, type FeedRun, ProductFeeds } from "../ports/product-feeds.ts"

const [mine, other] = [BusinessProfileId.make(7), BusinessProfileId.make(8)]
const [first, second] = [JobId.make("job-00001"), JobId.make("job-00002")]

const item = (row: number, changes: Partial<CheckedItem> = {}): CheckedItem => ({
  row,
  item: { id: `p${row}`, title: `Loaf ${row}` },
  issues: [],
  isTaken: true,
  ...changes,
})
const refused = item(2, {
  item: { title: "100% rye" },
  issues: [
    { field: "id", severity: "error", fix: "addValue" },
    { field: "brand", severity: "suggestion", fix: "addValue" },
  ],
  isTaken: false,
})
const run = (jobId: JobId): FeedRun => ({
  jobId,
  status: "InProgress",
  queuedAt: 1,
  updatedAt: 2,
  productMaps: [{ source: "Code", target: "id" }],
})

/** Conformance tests of `ProductFeeds`, on a fresh store per layer build. */
export const productFeedsConformance = (layer: Layer.Layer<ProductFeeds, unknown>) => {
  const inStore = <A, E>(effect: Effect.Effect<A, E, ProductFeeds>) => Effect.runPromise(Effect.provide(effect, layer))
  const filled = Effect.gen(function* () {
    const feeds = yield* ProductFeeds
    const catalog = yield* feeds.addCatalog(mine, { name: "Bread", createdAt: 1 })
    const feed = yield* feeds.addFeed(mine, {
      name: "Daily",
      productCatalogId: catalog.id,
      url: "https://rye.example/feed.xml",
      createdAt: 2,
    })
    return { feeds, catalog, feed, key: { businessProfileId: mine, feedId: feed.id } }
  })

  test("catalogues and feeds are found by their profile alone", () =>
    inStore(
      Effect.gen(function* () {
        const { feeds, catalog, feed, key } = yield* filled
        expect(yield* feeds.catalogs(mine)).toEqual([{ ...catalog, feeds: 1, products: 0 }])
        expect(yield* feeds.catalog(mine, catalog.id)).toMatchObject({ name: "Bread", createdAt: 1 })
        expect(yield* feeds.feeds(mine)).toEqual([feed])
        expect([yield* feeds.feed(key), yield* feeds.feedForChange(key)]).toEqual([feed, feed])
        expect([yield* feeds.catalogs(other), yield* feeds.feeds(other)]).toEqual([[], []])
        const absent = [
          yield* Effect.flip(feeds.catalog(other, catalog.id)),
          yield* Effect.flip(feeds.catalog(mine, ProductCatalogId.make(404))),
          yield* Effect.flip(feeds.feed({ ...key, businessProfileId: other })),
          yield* Effect.flip(feeds.feed({ ...key, feedId: ProductFeedId.make(404) })),
        ]
        expect(absent.map(({ _tag }) => _tag)).toEqual([
          "CatalogNotFound",
          "CatalogNotFound",
          "FeedNotFound",
          "FeedNotFound",
        ])
      }),
    ))

  test("a catalogue is renamed and removed by its profile alone", () =>
    inStore(
      Effect.gen(function* () {
        const { feeds, catalog, key } = yield* filled
        yield* feeds.renameCatalog(other, catalog.id, "Theirs")
        yield* feeds.renameCatalog(mine, catalog.id, "Rolls")
        expect((yield* feeds.catalog(mine, catalog.id)).name).toBe("Rolls")
        yield* feeds.removeFeed(key)
        yield* feeds.removeCatalog(other, catalog.id)
        expect(yield* feeds.catalogs(mine)).toHaveLength(1)
        yield* feeds.removeCatalog(mine, catalog.id)
        expect(yield* feeds.catalogs(mine)).toEqual([])
      }),
    ))

  test("a feed has the latest file that fills it, with its name", () =>
    inStore(
      Effect.gen(function* () {
        const { feeds, feed, key } = yield* filled
        expect([yield* feeds.file(key), (yield* feeds.feed(key)).fileName]).toEqual([undefined, undefined])
        yield* feeds.saveFile(key, { name: "old.csv", content: new Uint8Array([1]) })
        yield* feeds.saveFile(key, { name: "bread.csv", content: new Uint8Array([0, 255]) })
        const file = yield* feeds.file(key)
        expect([file?.name, [...(file?.content ?? [])]]).toEqual(["bread.csv", [0, 255]])
        expect(yield* feeds.feeds(mine)).toEqual([{ ...feed, fileName: "bread.csv" }])
        expect(yield* feeds.file({ ...key, businessProfileId: other })).toBeUndefined()
      }),
    ))

  test("a feed has its latest processing, whose column maps stay with the worker", () =>
    inStore(
      Effect.gen(function* () {
        const { feeds, key } = yield* filled
        expect(yield* feeds.run(key)).toBeUndefined()
        yield* feeds.saveRun(key, run(first))
        const failed: FeedRun = { ...run(second), status: "Failed", failure: "malformed" }
        yield* feeds.saveRun(key, failed)
        const { productMaps: _maps, ...job } = failed
        expect(yield* feeds.run(key)).toEqual(failed)
        expect((yield* feeds.feed(key)).job).toEqual(job)
      }),
    ))

  test("the latest processings of profiles come latest progress first", () =>
    inStore(
      Effect.gen(function* () {
        const { feeds, catalog, key } = yield* filled
        const more = { name: "More", url: "https://rye.example/more.csv", productCatalogId: catalog.id, createdAt: 2 }
        const { id: feedId } = yield* feeds.addFeed(mine, more)
        const [old, young] = [
          { ...run(first), updatedAt: 1 },
          { ...run(second), updatedAt: 9 },
        ]
        yield* feeds.saveRun(key, old)
        yield* feeds.saveRun({ ...key, feedId }, young)
        expect(yield* feeds.recentRuns([mine, other], 9)).toEqual([
          { key: { ...key, feedId }, run: young },
          { key, run: old },
        ])
        expect(yield* feeds.recentRuns([mine], 1)).toHaveLength(1)
        expect([yield* feeds.recentRuns([other], 9), yield* feeds.recentRuns([], 9)]).toEqual([[], []])
      }),
    ))

  test("products are shown once their processing is done, and replace earlier ones", () =>
    inStore(
      Effect.gen(function* () {
        const { feeds, catalog, key } = yield* filled
        const rows = (query: Partial<FeedItemQuery> = {}) =>
          Effect.map(feeds.items(key, { after: 0, limit: 10, ...query }), (found) => found.map(({ row }) => row))
        yield* feeds.saveRun(key, run(first))
        yield* feeds.addItems(key, first, [item(1), refused])
        yield* feeds.addItems(key, first, [item(3), item(4, { isTaken: false, isExcluded: true })])
        expect(yield* rows()).toEqual([])
        yield* feeds.show(key, first)
        expect(yield* feeds.items(key, { after: 1, limit: 1 })).toEqual([refused])
        expect([yield* rows(), yield* rows({ after: 2 }), yield* rows({ limit: 2 })]).toEqual([[1, 2, 3], [3], [1, 2]])
        expect([yield* rows({ severity: "error" }), yield* rows({ severity: "warning" })]).toEqual([[2], []])
        expect(yield* feeds.items(key, { after: 0, limit: 9, isExcluded: true })).toEqual([
          item(4, { isTaken: false, isExcluded: true }),
        ])
        expect([
          yield* rows({ search: "LOAF 3" }),
          yield* rows({ search: "p1" }),
          yield* rows({ search: "%" }),
        ]).toEqual([[3], [1], [2]])
        expect((yield* feeds.catalog(mine, catalog.id)).products).toBe(2)
        yield* feeds.saveRun(key, run(second))
        yield* feeds.addItems(key, second, [item(1)])
        yield* feeds.clear(key, second)
        yield* feeds.addItems(key, second, [item(1), item(2)])
        expect(yield* rows()).toEqual([1, 2, 3])
        yield* feeds.show(key, second)
        expect(yield* rows()).toEqual([1, 2])
        expect(yield* feeds.items({ ...key, businessProfileId: other }, { after: 0, limit: 9 })).toEqual([])
      }),
    ))

  test("products are found by one issue of theirs, whatever others have", () =>
    inStore(
      Effect.gen(function* () {
        const { feeds, key } = yield* filled
        yield* feeds.saveRun(key, run(first))
        const brandless = item(3, { issues: [{ field: "brand", severity: "suggestion", fix: "addValue" }] })
        yield* feeds.addItems(key, first, [item(1), refused, brandless])
        yield* feeds.show(key, first)
        const rows = (query: Partial<FeedItemQuery>) =>
          Effect.map(feeds.items(key, { after: 0, limit: 10, ...query }), (found) => found.map(({ row }) => row))
        expect(yield* rows({ issue: { field: "brand", fix: "addValue" } })).toEqual([2, 3])
        expect(yield* rows({ issue: { field: "brand", fix: "addValue" }, search: "rye" })).toEqual([2])
        expect(yield* rows({ issue: { field: "id", fix: "addValue" } })).toEqual([2])
        expect(yield* rows({ issue: { field: "brand", fix: "shorten" } })).toEqual([])
      }),
    ))

  test("a reading is compared with the shown products by code, without excluded ones", () =>
    inStore(
      Effect.gen(function* () {
        const { feeds, key } = yield* filled
        const priced = (row: number, price: string, isTaken = true) =>
          item(row, { item: { id: `p${row}`, title: "Loaf", price }, isTaken })
        yield* feeds.saveRun(key, run(first))
        yield* feeds.addItems(
          key,
          first,
          [priced(1, "1 GBP"), priced(2, "2 GBP"), priced(3, "3 GBP", false), priced(4, "4 GBP"), refused].map(
            (one, index) => ({ ...one, row: index + 1 }),
          ),
        )
        expect(yield* feeds.changes(key, first)).toBeUndefined()
        yield* feeds.show(key, first)
        yield* feeds.addItems(key, second, [
          { ...priced(1, "1 GBP", false), row: 0, isExcluded: true },
          { ...priced(1, "9 GBP"), row: 1 },
          { ...priced(2, "2 GBP", false), row: 2 },
          { ...priced(3, "3 GBP"), row: 3 },
          { ...priced(5, "5 GBP"), row: 4 },
          { ...priced(6, "6 GBP"), row: 5 },
          { ...priced(6, "7 GBP", false), row: 6 },
          { ...priced(8, "8 GBP", false), row: 7, isExcluded: true },
          { ...priced(4, "4 GBP", false), row: 8, isExcluded: true },
        ])
        expect(yield* feeds.changes(key, second)).toEqual({ added: 2, removed: 1, repriced: 1, blocked: 1, mended: 1 })
      }),
    ))

  test("a feed is renamed and gets another address, and a removed feed leaves nothing", () =>
    inStore(
      Effect.gen(function* () {
        const { feeds, catalog, feed, key } = yield* filled
        const { id: _id, ...facts } = feed
        const kept = yield* feeds.addFeed(mine, facts)
        yield* feeds.changeFeed(key, { name: "Weekly", url: "https://rye.example/all.xml" })
        expect(yield* feeds.feed(key)).toEqual({ ...feed, name: "Weekly", url: "https://rye.example/all.xml" })
        yield* feeds.saveRun(key, run(first))
        yield* feeds.saveFile(key, { name: "bread.csv", content: new Uint8Array([1]) })
        yield* feeds.addItems(key, first, [item(1)])
        yield* feeds.show(key, first)
        yield* feeds.removeFeed({ ...key, businessProfileId: other })
        expect((yield* feeds.catalog(mine, catalog.id)).feeds).toBe(2)
        yield* feeds.removeFeed(key)
        expect((yield* Effect.flip(feeds.feed(key)))._tag).toBe("FeedNotFound")
        expect([
          yield* feeds.run(key),
          yield* feeds.file(key),
          yield* feeds.items(key, { after: 0, limit: 9 }),
        ]).toEqual([undefined, undefined, []])
        expect(yield* feeds.feeds(mine)).toEqual([kept])
      }),
    ))

  test("a catalogue counts the shown products of its own feeds", () =>
    inStore(
      Effect.gen(function* () {
        const { feeds, catalog, feed, key } = yield* filled
        const { id } = yield* feeds.addCatalog(mine, { name: "Cakes", createdAt: 3 })
        const cakes = yield* feeds.addFeed(mine, { ...feed, productCatalogId: id })
        for (const [feedKey, rows] of [
          [key, [1, 2, 3]],
          [{ ...key, feedId: cakes.id }, [1]],
        ] as const) {
          yield* feeds.saveRun(feedKey, run(first))
          yield* feeds.addItems(
            feedKey,
            first,
            rows.map((row) => item(row)),
          )
          yield* feeds.show(feedKey, first)
        }
        yield* feeds.addItems(key, second, [item(4)])
        expect(yield* feeds.catalogs(mine)).toEqual([
          { ...catalog, feeds: 1, products: 3 },
          { id, name: "Cakes", createdAt: 3, feeds: 1, products: 1 },
        ])
      }),
    ))

  test("a catalogue counts products, however many variants each has", () =>
    inStore(
      Effect.gen(function* () {
        const { feeds, catalog, feed, key } = yield* filled
        const further = { ...key, feedId: (yield* feeds.addFeed(mine, feed)).id }
        const variant = (row: number, group: string) => item(row, { item: { id: `v${row}`, item_group_id: group } })
        yield* feeds.saveRun(key, run(first))
        yield* feeds.addItems(key, first, [variant(1, "g"), variant(2, "g"), variant(3, "h"), item(4), item(5)])
        yield* feeds.addItems(key, first, [{ ...variant(6, "i"), isTaken: false }])
        yield* feeds.show(key, first)
        expect((yield* feeds.catalog(mine, catalog.id)).products).toBe(4)
        yield* feeds.saveRun(further, run(first))
        yield* feeds.addItems(further, first, [variant(1, "g")])
        yield* feeds.show(further, first)
        expect((yield* feeds.catalog(mine, catalog.id)).products).toBe(5)
      }),
    ))

  test("taken products of all shown feeds are found once each, by their codes", () =>
    inStore(
      Effect.gen(function* () {
        const { feeds, feed, key } = yield* filled
        const further = yield* feeds.addFeed(mine, feed)
        const furtherKey = { ...key, feedId: further.id }
        const titled = (row: number, title: string) => item(row, { item: { id: `p${row}`, title } })
        for (const feedKey of [key, furtherKey]) yield* feeds.saveRun(feedKey, run(first))
        yield* feeds.addItems(key, first, [titled(3, "Rye"), refused, titled(1, "Oat")])
        yield* feeds.addItems(furtherKey, first, [titled(1, "Another"), titled(4, "Spelt")])
        expect(yield* feeds.takenAfter(mine, "", 9)).toEqual([])
        for (const feedKey of [key, furtherKey]) yield* feeds.show(feedKey, first)
        const after = (code: string, limit: number) =>
          Effect.map(feeds.takenAfter(mine, code, limit), (items) => items.map(({ title }) => title))
        expect([yield* after("", 2), yield* after("p3", 9), yield* after("p4", 9)]).toEqual([
          ["Oat", "Rye"],
          ["Spelt"],
          [],
        ])
        const byCode = yield* feeds.takenByCode(mine, ["p4", "p1", "p2", "x"])
        expect(byCode.map(({ title }) => title).toSorted()).toEqual(["Oat", "Spelt"])
        expect(yield* feeds.takenByCode(other, ["p1"])).toEqual([])
      }),
    ))

  test("a shop's feeds are deleted with all they hold, and no other feed is", () =>
    inStore(
      Effect.gen(function* () {
        const { feeds, catalog, feed } = yield* filled
        const shop = { platform: "Shopify", shop: "lumen.myshopify.com" } as const
        const { id: _id, ...facts } = feed
        const theirs = yield* feeds.addCatalog(other, { name: "Bread", createdAt: 1 })
        const keys = [
          { businessProfileId: mine, feedId: (yield* feeds.addFeed(mine, facts, shop)).id },
          {
            businessProfileId: other,
            feedId: (yield* feeds.addFeed(other, { ...facts, productCatalogId: theirs.id }, shop)).id,
          },
          {
            businessProfileId: mine,
            feedId: (yield* feeds.addFeed(mine, facts, { ...shop, platform: "BigCommerce" })).id,
          },
          {
            businessProfileId: mine,
            feedId: (yield* feeds.addFeed(mine, facts, { ...shop, shop: "other.myshopify.com" })).id,
          },
          { businessProfileId: mine, feedId: feed.id },
        ] as const
        expect((yield* Effect.forEach(keys, feeds.feed)).map(({ isOfStore }) => isOfStore)).toEqual([
          true,
          true,
          true,
          true,
          undefined,
        ])
        for (const key of keys) {
          yield* feeds.saveRun(key, run(first))
          yield* feeds.saveFile(key, { name: "bread.csv", content: new Uint8Array([1]) })
          yield* feeds.addItems(key, first, [item(1)])
          yield* feeds.show(key, first)
        }
        yield* feeds.removeOfShop(shop)
        yield* feeds.removeOfShop(shop)
        const left = yield* Effect.forEach(keys, (key) =>
          Effect.gen(function* () {
            const items = yield* feeds.items(key, { after: 0, limit: 9 })
            return [items.length, yield* feeds.file(key), yield* feeds.run(key)].filter(
              (one) => one !== undefined && one !== 0,
            ).length
          }),
        )
        expect(left).toEqual([0, 0, 3, 3, 3])
        expect(yield* feeds.feeds(other)).toEqual([])
        expect((yield* feeds.feeds(mine)).map(({ id }) => id)).toEqual([feed.id, keys[2].feedId, keys[3].feedId])
        expect((yield* feeds.catalog(mine, catalog.id)).products).toBe(3)
      }),
    ))
}
