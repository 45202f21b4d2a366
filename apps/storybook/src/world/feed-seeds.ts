import { ProductFeeds } from "@application/businesses/ports"
import { FeedReadings, FeedSchedules } from "@application/businesses/stores"
import { FeedReader, type PastReading, type RawRow } from "@domain/businesses"
import { JobId, type ProductFeedId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { storeWithoutFeed } from "./products.ts"
import type { Seed } from "./seeds.ts"

const [minute, day] = [60_000, 86_400_000]
const [current, coming] = [JobId.make("job-feed-now"), JobId.make("job-feed-next")]

const breads = [
  "Dark rye sourdough",
  "Wholemeal loaf",
  "Cardamom buns",
  "Butter croissants",
  "Almond cookies",
  "Seed crackers",
]

/** A row of the shelf; every seventh and ninth has something to mend. */
const rowOf = (index: number): RawRow => ({
  id: index === 18 ? "SKU-104" : `SKU-${100 + index}`,
  title:
    `${breads[index % breads.length] ?? "Loaf"} ${index % 4 === 0 ? "of the whole week, sliced and packed for the freezer" : ""}`.trim(),
  ...(index % 5 !== 0 && { description: "Baked this morning." }),
  link: `https://bloom-bakery.example/p/${index}`,
  image_link: index % 9 === 4 ? "" : `https://bloom-bakery.example/p/${index}.jpg`,
  availability: index % 11 === 3 ? "soon" : "in_stock",
  price: index % 7 === 5 ? "" : `${220 + index * 10}.00 INR`,
  ...(index % 6 === 2 && { sale_price: "999.00 INR" }),
  ...(index % 8 === 1 && { gtin: "4006381333930" }),
  ...(index % 3 !== 0 && { brand: "Bloom" }),
})

const readOf = (rows: number) => {
  const reader = new FeedReader([], "INR")
  const items = [
    ...Array.from({ length: rows }, (_, index) => rowOf(index)).flatMap((row) => reader.read(row)),
    ...reader.end(),
  ]
  return { items, summary: reader.summary }
}

const keyOf = (feedId: ProductFeedId) => ({ businessProfileId: bakery.id, feedId })

const past = (
  feedId: ProductFeedId,
  endedAt: number,
  more: Partial<PastReading> = {},
): Omit<PastReading, "id"> & { readonly businessProfileId: typeof bakery.id } => ({
  ...keyOf(feedId),
  jobId: current,
  startedBy: { kind: "Schedule" },
  queuedAt: endedAt - 42_000,
  endedAt,
  items: 60,
  taken: 41,
  ...more,
})

/** A feed by its address, read every morning, with issues of each kind and a history; `rows` are its products. */
const fed = (rows: number) =>
  Effect.gen(function* () {
    const feeds = yield* ProductFeeds
    const now = yield* Clock.currentTimeMillis
    const { id: productCatalogId } = yield* feeds.addCatalog(bakery.id, {
      name: "Bread and cakes",
      createdAt: now - 90 * day,
    })
    const url = "https://bloom-bakery.example/exports/products/google-shopping-feed.xml"
    const added = { name: "Shop feed", productCatalogId, url, createdAt: now - 90 * day }
    const key = keyOf((yield* feeds.addFeed(bakery.id, added)).id)
    const { items, summary } = readOf(rows)
    const startedBy = { kind: "Schedule" } as const
    const run = {
      jobId: current,
      status: "Done",
      queuedAt: now - 3 * 3_600_000,
      updatedAt: now - 3 * 3_600_000 + 42_000,
    } as const
    yield* feeds.saveRun(key, { ...run, productMaps: [], summary, startedBy })
    yield* feeds.addItems(key, current, items)
    yield* feeds.show(key, current)
    yield* (yield* FeedSchedules).save({
      ...key,
      cadence: { kind: "Daily", time: "06:00" },
      timeZone: "Asia/Kolkata",
      state: "On",
      nextAt: now + 21 * 3_600_000,
    })
    const readings = yield* FeedReadings
    const person = { kind: "Person", userId: owner.user.id } as const
    yield* readings.add(past(key.feedId, now - 3 * day, { startedBy: person, items: 52, taken: 37 }))
    yield* readings.add(
      past(key.feedId, now - 2 * day, { failure: "malformed", place: { line: 418, column: 12 }, items: 30 }),
    )
    yield* readings.add(
      past(key.feedId, now - day, { items: 54, changes: { added: 2, removed: 0, repriced: 0, blocked: 0, mended: 0 } }),
    )
    const changes = { added: 7, removed: 1, repriced: 12, blocked: 2, mended: 3 }
    yield* readings.add(past(key.feedId, run.updatedAt, { items: summary.items, taken: summary.taken, changes }))
    return { feeds, now, key, productCatalogId, summary }
  })

/** A store whose one feed has issues of each kind. */
export const deskWithIssues: Seed = Effect.gen(function* () {
  yield* storeWithoutFeed
  yield* fed(60)
})

/** A store with a feed of each source in two catalogues: in order, damaged, never read, and being read. */
export const fullDesk: Seed = Effect.gen(function* () {
  yield* storeWithoutFeed
  const { feeds, now, productCatalogId, summary } = yield* fed(60)
  const of = { productCatalogId, createdAt: now - 20 * day }
  const file = keyOf((yield* feeds.addFeed(bakery.id, { ...of, name: "Christmas list", url: "" })).id)
  yield* feeds.saveFile(file, { name: "christmas-2026.csv", content: new TextEncoder().encode("id,title") })
  yield* feeds.saveRun(file, {
    jobId: current,
    status: "Failed",
    queuedAt: now - 50 * minute,
    updatedAt: now - 49 * minute,
    productMaps: [],
    failure: "malformed",
    place: { line: 17, column: 4 },
  })
  const { id: gifts } = yield* feeds.addCatalog(bakery.id, { name: "Gifts", createdAt: now - 9 * day })
  const shop = { platform: "Shopify", shop: "bloom.myshopify.com" } as const
  const ofShop = { ...of, productCatalogId: gifts, name: "Bloom on Shopify", url: "" }
  const linked = keyOf((yield* feeds.addFeed(bakery.id, ofShop, shop)).id)
  yield* feeds.saveRun(linked, {
    jobId: coming,
    status: "InProgress",
    queuedAt: now - minute,
    updatedAt: now,
    productMaps: [],
    summary: readOf(23).summary,
    shown: { summary, readAt: now - day },
  })
  yield* feeds.addFeed(bakery.id, {
    ...of,
    productCatalogId: gifts,
    name: "New feed",
    url: "https://bloom.example/new.csv",
  })
}).pipe(Effect.orDie)

/** A store whose feed has nothing to mend and was read once. */
export const deskInOrder: Seed = Effect.gen(function* () {
  yield* storeWithoutFeed
  const feeds = yield* ProductFeeds
  const now = yield* Clock.currentTimeMillis
  const { id } = yield* feeds.addCatalog(bakery.id, { name: "Bread", createdAt: 1 })
  const added = { name: "Shop feed", productCatalogId: id, url: "https://bloom-bakery.example/feed.xml", createdAt: 2 }
  const key = keyOf((yield* feeds.addFeed(bakery.id, added)).id)
  const reader = new FeedReader([], "INR")
  const whole = {
    description: "Fresh",
    brand: "Bloom",
    mpn: "BL-1",
    google_product_category: "1876",
    image_link: "https://bloom.example/1.jpg",
  }
  const items = [...reader.read({ ...rowOf(0), ...whole }), ...reader.end()]
  yield* feeds.saveRun(key, {
    jobId: current,
    status: "Done",
    queuedAt: now - minute,
    updatedAt: now,
    productMaps: [],
    summary: reader.summary,
  })
  yield* feeds.addItems(key, current, items)
  yield* feeds.show(key, current)
})
