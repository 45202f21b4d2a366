import { ProductFeeds } from "@application/businesses/ports"
import { FeedRuleSets, FeedSamples } from "@application/businesses/stores"
import { FeedReader, type FeedRule, type FeedRules } from "@domain/businesses"
import { JobId, ProductFeedId } from "@domain/kernel"
import { Effect } from "effect"
import { bakery } from "./bakery.ts"
import { storeWithoutFeed } from "./products.ts"
import type { Seed } from "./seeds.ts"

/** The feed of these stories; the first of an empty world. */
export const ruledFeed = { businessProfileId: bakery.id, feedId: ProductFeedId.make(1) }

const shelf = [
  ["Dark rye sourdough, 800 g", "420", "in stock", ""],
  ["WHOLEMEAL SANDWICH LOAF BY BLOOM", "260 INR", "במלאי", "Bloom"],
  ["Cardamom buns, box of six", "₹540", "Sold out", ""],
  [
    "Chocolate birthday cake for twelve, with your own words on it, delivered on the day in a box that your children can paint, with candles, a card and a bow of real silk",
    "2450 INR",
    "in stock",
    "",
  ],
  ["Gluten-free almond cookies", "380 INR", "auf lager", ""],
  ["חלה קלועה עם שומשום", "310 INR", "in stock", ""],
] as const

const rows = Array.from({ length: 30 }, (_, index) => {
  const [title, price, availability, vendor] = shelf[index % shelf.length] ?? shelf[0]
  const code = `SKU-${String(101 + index)}`
  return {
    Code: code,
    Name: index < shelf.length ? title : `${title} (${String(index)})`,
    Vendor: vendor,
    URL: `https://bloom-bakery.example/p/${index % 4 === 0 ? "our bread" : "bread"}/${code}`,
    Foto: `https://bloom-bakery.example/i/${code}.jpg`,
    "Foto 2": `https://bloom-bakery.example/i/${code}-2.jpg`,
    "Foto 3": `https://bloom-bakery.example/i/${code}-3.jpg`,
    Stock: availability,
    Price: price,
  }
})

const shared = { isOn: true, conditions: [] } as const
const rules: ReadonlyArray<FeedRule> = [
  { ...shared, id: "brand", kind: "set", field: "brand", text: "Bloom Bakery", isOnlyWhereEmpty: true },
  { ...shared, id: "mend-availability", kind: "mend", mend: "availability" },
  {
    id: "sale",
    isOn: true,
    kind: "calculate",
    field: "sale_price",
    from: "price",
    by: "percent",
    change: -1_000,
    rounding: "ninetyNine",
    conditions: [{ field: "price", operator: "greaterThan", value: "400" }],
  },
  { ...shared, id: "dates", isOn: false, kind: "saleDates", from: "2026-12-01", until: "2026-12-24" },
  {
    id: "cheap",
    isOn: true,
    kind: "exclude",
    conditions: [{ field: "title", operator: "contains", value: "cookies" }],
  },
]
const productMaps = [
  { source: "Code", target: "id" },
  { source: "Foto", target: "image_link" },
  { source: "Foto 2", target: "additional_image_link" },
  { source: "Foto 3", target: "additional_image_link" },
  { source: "Stock", target: "availability" },
]

/** A feed that was not read yet. */
export const unreadFeed: Seed = Effect.gen(function* () {
  yield* storeWithoutFeed
  const feeds = yield* ProductFeeds
  const { id } = yield* feeds.addCatalog(bakery.id, { name: "Bakery", createdAt: 1 })
  yield* feeds.addFeed(bakery.id, {
    name: "Shop",
    productCatalogId: id,
    url: "https://bloom-bakery.example/feed.csv",
    createdAt: 2,
  })
}).pipe(Effect.orDie)

const readFeed = (decided: FeedRules): Seed =>
  Effect.gen(function* () {
    yield* unreadFeed
    yield* (yield* FeedSamples).save({ ...ruledFeed, columns: Object.keys(rows[0] ?? {}), rows, readAt: 3 })
    if (decided.rules.length > 0 || decided.productMaps.length > 0)
      yield* (yield* FeedRuleSets).save({ ...ruledFeed, ...decided, version: 3, savedAt: 4 })
  })

/** A feed that was read, for which nothing was decided. */
export const feedWithoutRules: Seed = readFeed({ productMaps: [], rules: [] })

/** A feed with maps and rules of most kinds. */
export const feedWithRules: Seed = readFeed({ productMaps, rules })

/** The feed with rules, with a reading that is over and shown. */
export const shownFeedWithRules: Seed = Effect.gen(function* () {
  yield* feedWithRules
  const reader = new FeedReader(productMaps, "INR", undefined, rules)
  for (const row of rows) reader.read(row)
  const run = { jobId: JobId.make("job-shown"), status: "Done", queuedAt: 2, updatedAt: 3, productMaps: [] } as const
  yield* (yield* ProductFeeds).saveRun(ruledFeed, { ...run, summary: reader.summary })
})

/** A feed with as many rules as a feed may have. */
export const feedFullOfRules: Seed = readFeed({
  productMaps,
  rules: Array.from({ length: 50 }, (_, index) => ({
    ...shared,
    id: `r${String(index)}`,
    kind: "replace" as const,
    field: "title" as const,
    find: `word ${String(index)}`,
    replacement: "",
    isWhole: false,
    isCaseSensitive: false,
  })),
})
