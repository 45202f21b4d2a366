import { Effect, Layer } from "effect"
import { profileFacts } from "@application/businesses/use-cases"
import { expect, test } from "vitest"
import {
  type BusinessProfile,
  BusinessProfileRepository,
  ProductFeeds,
  ProfileConfigurations,
} from "@application/businesses/ports"
import {
  memoryBusinessProfiles,
  memoryProductFeeds,
  memoryProfileConfigurations,
} from "@application/businesses/testing"
import { LeftOutProducts } from "@application/businesses/stores"
import { AdvertisedProducts } from "@application/campaigns/ports"
import { ProductCards } from "@application/insights/ports"
import { MemoryDatabase, memoryTables } from "@application/kernel/testing"
import type { FeedItem } from "@domain/businesses"
import { BusinessProfileId, JobId, PortalId, unrevised } from "@domain/kernel"
import type { BusinessCategoryId } from "@domain/portals"
import { signedUpConfiguration } from "@domain/signup"
import { advertisedProducts, insightsProductCards } from "./product-feeds.ts"

const world = Layer.merge(advertisedProducts, insightsProductCards).pipe(
  Layer.provideMerge(profileFacts),
  Layer.provideMerge(Layer.mergeAll(memoryBusinessProfiles, memoryProductFeeds, memoryProfileConfigurations)),
  Layer.provideMerge(memoryTables),
  Layer.provideMerge(MemoryDatabase.layer),
)

const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(work, world))

const store = BusinessProfileId.make(7)

const bakery: BusinessProfile = {
  id: store,
  portalId: PortalId.make(1),
  name: "Bloom Bakery",
  region: "IN",
  currencyId: 17,
  timeZoneId: 142,
  timeZone: "Asia/Kolkata",
  createdAt: 1_700_000_000_000,
}
const jobId = JobId.make("job-00001")

const loaf: FeedItem = {
  id: "SKU-1",
  title: "Rye loaf",
  link: "https://rye.example/p/1",
  image_link: "https://rye.example/p/1.jpg",
  availability: "in_stock",
  price: "450 INR",
}

const seeded = Effect.fnUntraced(function* (category: BusinessCategoryId, items: ReadonlyArray<FeedItem>) {
  const feeds = yield* ProductFeeds
  yield* (yield* BusinessProfileRepository).save(bakery)
  yield* (yield* ProfileConfigurations).save(store, {
    configuration: { ...signedUpConfiguration, category },
    revisions: unrevised,
  })
  const catalog = yield* feeds.addCatalog(store, { name: "Bread", createdAt: 1 })
  const feed = { name: "Daily", productCatalogId: catalog.id, url: "https://rye.example/feed.xml", createdAt: 2 }
  const key = { businessProfileId: store, feedId: (yield* feeds.addFeed(store, feed)).id }
  yield* feeds.saveRun(key, { jobId, status: "Done", queuedAt: 1, updatedAt: 2, productMaps: [] })
  const checked = items.map((item, row) => ({ row, item, issues: [], isTaken: item.price !== undefined }))
  yield* feeds.addItems(key, jobId, checked)
  yield* feeds.show(key, jobId)
})

const { price: _price, ...priceless } = loaf

test.each([
  ["a store with products in order", "Ecommerce", [loaf], true],
  ["a store whose products are all out of order", "Ecommerce", [priceless], false],
  ["a local business", "LocalBusiness", [loaf], false],
] as const)("%s: whether its ads show products", (_who, category, items, expected) =>
  run(
    Effect.gen(function* () {
      yield* seeded(category, items)
      expect(yield* (yield* AdvertisedProducts).areThere(store)).toBe(expected)
    }),
  ),
)

test("a business that never set its configuration shows no products", () =>
  run(
    Effect.gen(function* () {
      expect(yield* (yield* AdvertisedProducts).areThere(store)).toBe(false)
    }),
  ))

test("products in order are handed on by their codes, until there are no more", () =>
  run(
    Effect.gen(function* () {
      yield* seeded("Ecommerce", [{ ...loaf, id: "SKU-2" }, loaf, { ...priceless, id: "SKU-3" }])
      const { after } = yield* AdvertisedProducts
      expect((yield* after(store, "")).map(({ id, price }) => [id, price.amount])).toEqual([
        ["SKU-1", 45_000],
        ["SKU-2", 45_000],
      ])
      expect(yield* after(store, "SKU-2")).toEqual([])
    }),
  ))

test("a shop's proposable products have categories, and none of them is left out", () =>
  run(
    Effect.gen(function* () {
      const bread = { ...loaf, product_type: "Bread > Rye", item_group_id: "rye" }
      yield* seeded("Ecommerce", [bread, { ...loaf, id: "SKU-2" }, { ...priceless, id: "SKU-3" }])
      yield* (yield* LeftOutProducts).save({ businessProfileId: store, productId: "SKU-2", leftOutAt: 1 })
      const { proposable, ofCodes } = yield* AdvertisedProducts
      const shown = { id: "SKU-1", category: "Bread", groupId: "rye" }
      const shop = yield* proposable(store)
      expect(shop).toMatchObject({ standing: "Read", found: 2 })
      expect(shop.items).toMatchObject([shown])
      expect(yield* ofCodes(store, ["SKU-1", "SKU-2", "SKU-3"])).toMatchObject([shown])
    }),
  ))

test("a business that is no shop has nothing to propose", () =>
  run(
    Effect.gen(function* () {
      yield* seeded("LocalBusiness", [loaf])
      const { proposable, ofCodes } = yield* AdvertisedProducts
      expect(yield* proposable(store)).toMatchObject({ standing: "NoShop", items: [] })
      expect(yield* ofCodes(store, ["SKU-1"])).toEqual([])
    }),
  ))

test("insights show what a feed says today; a price in a foreign currency is left out", () =>
  run(
    Effect.gen(function* () {
      const euros = { ...loaf, id: "SKU-2", price: "4 EUR" }
      yield* seeded("Ecommerce", [{ ...loaf, sale_price: "399" }, euros])
      const cards = yield* (yield* ProductCards).of(store, ["SKU-1", "SKU-2", "gone"])
      expect([...cards.keys()].toSorted()).toEqual(["SKU-1", "SKU-2"])
      expect(cards.get("SKU-1")).toMatchObject({
        title: "Rye loaf",
        imageLink: "https://rye.example/p/1.jpg",
        price: { amount: 39_900, currency: "INR" },
      })
      expect(cards.get("SKU-2")).not.toHaveProperty("price")
      expect((yield* (yield* ProductCards).of(store, [])).size).toBe(0)
    }),
  ))

test("products that the owner leaves out are in no ad, and insights say so", () =>
  run(
    Effect.gen(function* () {
      yield* seeded("Ecommerce", [loaf, { ...loaf, id: "SKU-2" }])
      yield* (yield* LeftOutProducts).add({ businessProfileId: store, productId: "SKU-1", leftOutAt: 3 })
      const items = yield* (yield* AdvertisedProducts).after(store, "")
      expect(items.map(({ id }) => id)).toEqual(["SKU-2"])
      const cards = yield* (yield* ProductCards).all(store, 10)
      expect([cards?.get("SKU-1")?.isLeftOut, cards?.get("SKU-2")?.isLeftOut]).toEqual([true, undefined])
      expect(yield* (yield* ProductCards).all(store, 1)).toBeUndefined()
    }),
  ))

test("a product's category is the first level of the shop's own, else of Google's", () =>
  run(
    Effect.gen(function* () {
      yield* seeded("Ecommerce", [
        { ...loaf, product_type: "Bread > Rye", google_product_category: "Food > Bakery", brand: " Mill " },
        { ...loaf, id: "SKU-2", google_product_category: "Food > Bakery" },
      ])
      const cards = yield* (yield* ProductCards).of(store, ["SKU-1", "SKU-2"])
      expect(cards.get("SKU-1")).toMatchObject({ category: "Bread", brand: "Mill", condition: "new" })
      expect(cards.get("SKU-2")?.category).toBe("Food")
      expect(cards.get("SKU-2")).not.toHaveProperty("brand")
    }),
  ))

test("a product's labels, whole type and variant group are told as its feed says", () =>
  run(
    Effect.gen(function* () {
      const labelled = { ...loaf, custom_label_0: " Summer ", custom_label_4: "Margin A", item_group_id: "rye" }
      yield* seeded("Ecommerce", [{ ...labelled, product_type: "Bread > Rye" }])
      const card = (yield* (yield* ProductCards).of(store, ["SKU-1"])).get("SKU-1")
      expect(card).toMatchObject({ customLabel0: "Summer", customLabel4: "Margin A", variantGroup: "rye" })
      expect([card?.productType, card?.customLabel1]).toEqual(["Bread > Rye", undefined])
    }),
  ))
