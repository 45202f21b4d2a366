import { ProductFeeds, ProfileConfigurations } from "@application/businesses/ports"
import { ProductStates } from "@application/campaigns/stores"
import { DailyMetricsRepository, ProductMetricsRepository } from "@application/insights/ports"
import { FeedReader } from "@domain/businesses"
import type { NetworkDay, NetworkProductDay } from "@domain/insights"
import { addDays, CampaignId, JobId, localDateAt, unrevised } from "@domain/kernel"
import { onboardingStates } from "@domain/portals"
import { signedUpConfiguration } from "@domain/signup"
import { Clock, Effect } from "effect"
import { bakery } from "./bakery.ts"
import { chance } from "./numbers.ts"
import { busyBakery, type Seed } from "./seeds.ts"

const shelf = [
  ["SKU-101", "Dark rye sourdough, 800 g", 420],
  ["SKU-102", "Wholemeal sandwich loaf", 260],
  ["SKU-103", "Cardamom buns, box of six", 540],
  ["SKU-104", "Chocolate birthday cake for twelve, with your own words on it", 2_450],
  ["SKU-105", "Gluten-free almond cookies", 380],
  ["SKU-106", "Butter croissants, box of four", 460],
] as const

/** Products of the feed that no network shows. */
const shelved = [
  ["SKU-201", "Panettone, 500 g", 690],
  ["SKU-202", "Stollen", 720],
] as const

/** A picture of one colour, so that no story asks another server. */
const pictureOf = (index: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="hsl(${28 + index * 14} 55% 62%)"/></svg>`)}`

const jobId = JobId.make("job-products")

const asStore: Seed = Effect.gen(function* () {
  yield* busyBakery
  yield* (yield* ProfileConfigurations).save(bakery.id, {
    configuration: { ...signedUpConfiguration, category: "Ecommerce", onboardingState: onboardingStates.statistics },
    revisions: unrevised,
  })
})

/** A store that has not added its products. */
export const storeWithoutFeed: Seed = asStore

/** A store whose products were not advertised yet. */
export const storeWithFeed: Seed = Effect.gen(function* () {
  yield* asStore
  const feeds = yield* ProductFeeds
  const { id } = yield* feeds.addCatalog(bakery.id, { name: "Bakery", createdAt: 1 })
  const added = { name: "Shop", productCatalogId: id, url: "https://bloom-bakery.example/feed.xml", createdAt: 2 }
  const key = { businessProfileId: bakery.id, feedId: (yield* feeds.addFeed(bakery.id, added)).id }
  yield* feeds.saveRun(key, { jobId, status: "Done", queuedAt: 3, updatedAt: 4, productMaps: [] })
  const items = [...shelf.slice(0, -1), ...shelved].map(([code, title, price], row) => ({
    row,
    item: {
      id: code,
      title,
      link: `https://bloom-bakery.example/p/${code}`,
      image_link: pictureOf(row),
      availability: row === 2 ? "out_of_stock" : "in_stock",
      condition: "new",
      price: `${price}.00 INR`,
      brand: row % 2 === 0 ? "Bloom" : "Rye & Sons",
      custom_label_0: row % 2 === 0 ? "Summer" : "Winter",
      product_type: row < 2 ? "Bread > Loaves" : "Sweet > Cakes",
    },
    issues: [],
    isTaken: true,
  }))
  yield* feeds.addItems(key, jobId, items)
  yield* feeds.show(key, jobId)
})

/** A store whose file was read; `isWhole` says whether some of its products were taken. */
const storeWithFile = (isWhole: boolean): Seed =>
  Effect.gen(function* () {
    yield* asStore
    const feeds = yield* ProductFeeds
    const { id } = yield* feeds.addCatalog(bakery.id, { name: "Bakery", createdAt: 1 })
    const added = { name: "bread.csv", productCatalogId: id, url: "", createdAt: 2 }
    const key = { businessProfileId: bakery.id, feedId: (yield* feeds.addFeed(bakery.id, added)).id }
    yield* feeds.saveFile(key, { name: "bread.csv", content: new TextEncoder().encode("id,title") })
    const reader = new FeedReader([], "INR")
    const rows = shelf.map(([code, title, price], index) => ({
      id: code,
      title,
      link: `https://bloom-bakery.example/p/${code}`,
      image_link: isWhole && index > 1 ? `https://bloom-bakery.example/p/${code}.jpg` : "",
      availability: "in_stock",
      price: index === 1 ? "" : `${price}.00 INR`,
    }))
    const items = [...rows.flatMap((row) => reader.read(row)), ...reader.end()]
    const { summary } = reader
    yield* feeds.saveRun(key, { jobId, status: "Done", queuedAt: 3, updatedAt: 4, productMaps: [], summary })
    yield* feeds.addItems(key, jobId, items)
    yield* feeds.show(key, jobId)
  })

/** A store whose file had rows to mend. */
export const storeWithRefusedRows: Seed = storeWithFile(true)

/** A store whose file had no row that could be advertised. */
export const storeWithRefusedFile: Seed = storeWithFile(false)

/** A store that its portal's category keeps as it is. */
export const franchiseStore: Seed = Effect.gen(function* () {
  yield* busyBakery
  yield* (yield* ProfileConfigurations).save(bakery.id, {
    configuration: { ...signedUpConfiguration, category: "HqFranchise" },
    revisions: unrevised,
  })
})

/** A store that has advertised its products for two months; the last of them has left its feed. */
export const storeWithFigures: Seed = Effect.gen(function* () {
  yield* storeWithFeed
  const today = localDateAt(yield* Clock.currentTimeMillis, "Asia/Kolkata")
  const campaignId = CampaignId.make(9201)
  const source = { channel: "Social" as const, externalCampaignId: "products" }
  const range = { from: addDays(today, -59), to: addDays(today, -1) }
  const days = Array.from({ length: 59 }, (_, age) => addDays(range.from, age)).flatMap((date, age) =>
    shelf.map(([productId, title, price], place): NetworkProductDay => {
      const clicks = Math.round(6 + 14 * chance(age, place) + age / 8)
      const orders = Math.floor(clicks * 0.05 * (place === 3 ? 0 : 1) + chance(place, age, 3))
      return {
        date,
        productId,
        title,
        clicks,
        impressions: clicks * 62,
        cost: clicks * 780,
        orders,
        totalSales: orders * price * 100,
      }
    }),
  )
  const all = [...Map.groupBy(days, ({ date }) => date)].map(([date, own]): NetworkDay => {
    const spend = own.reduce((sum, { cost }) => sum + cost, 0)
    return { ...source, date, impressions: 0, clicks: 0, results: 0, spend }
  })
  yield* (yield* DailyMetricsRepository).upsert(bakery.id, campaignId, all)
  yield* (yield* ProductMetricsRepository).replace(bakery.id, campaignId, { ...source, range, days })
}).pipe(Effect.orDie)

/** Such a store: its network refuses a product and takes no change of another, and a third has sold out. */
export const storeWithProblems: Seed = Effect.gen(function* () {
  yield* storeWithFigures
  const states = yield* ProductStates
  const [first, second] = shelf
  yield* states.save({
    businessProfileId: bakery.id,
    productId: first[0],
    refusals: [
      { fault: "Picture", words: "Missing or invalid images: The main image of this item cannot be displayed." },
    ],
  })
  yield* states.save({
    businessProfileId: bakery.id,
    productId: second[0],
    untaken: [{ fault: "Text", words: "The title is too long" }],
    price: { amount: 24_000, currency: "INR" },
  })
})
