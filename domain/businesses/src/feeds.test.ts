import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { checkProductRow, checkStoreRow, feedColumns } from "./feed-row.ts"
import { readProductRows, readStoreRows } from "./feed-rows.ts"
import { catalogName, feedEngine, FeedTask, newFeedTask, newProductFeed, ProductCatalog, ProductFeed } from "./feeds.ts"

const loaf = { product_id: "p1", sku: "s1", title: "Rye loaf", price: "4.50" }
const shop = { store_code: "leeds", latitude: "53.8", longitude: "-1.55", radius: "10" }
const failures = (row: Result.Result<unknown, unknown>) => Result.getOrThrow(Result.flip(row))

test("a feed has the specification's columns", () => {
  expect(Object.values(feedColumns).flat()).toEqual([
    "product_id",
    "sku",
    "title",
    "price",
    "sale_price",
    "store_code",
    "latitude",
    "longitude",
    "radius",
    "facebook_page_id",
  ])
})

test("a product is read from texts, with prices in the currency's minor units", () => {
  expect(Result.getOrThrow(checkProductRow({ ...loaf, title: " Rye loaf ", sale_price: "3 GBP" }, "GBP"))).toEqual({
    product_id: "p1",
    sku: "s1",
    title: "Rye loaf",
    price: { amount: 4_50, currency: "GBP" },
    sale_price: { amount: 3_00, currency: "GBP" },
  })
  expect(Result.getOrThrow(checkProductRow(loaf, "GBP"))).not.toHaveProperty("sale_price")
})

test("codes, title and price are required, and all missing ones reported", () => {
  expect(failures(checkProductRow({ sale_price: " " }, "GBP"))).toEqual({
    product_id: { key: "validation.required" },
    sku: { key: "validation.required" },
    title: { key: "validation.required" },
    price: { key: "validation.required" },
  })
})

test("codes have at most 50 characters and titles 150", () => {
  const long = { ...loaf, product_id: "x".repeat(51), sku: "x".repeat(51), title: "x".repeat(151) }
  expect(failures(checkProductRow(long, "GBP"))).toEqual({
    product_id: { key: "businesses.feed.idTooLong", params: { most: 50 } },
    sku: { key: "businesses.feed.idTooLong", params: { most: 50 } },
    title: { key: "businesses.feed.titleTooLong", params: { most: 150 } },
  })
  const full = { ...loaf, product_id: "x".repeat(50), sku: "x".repeat(50), title: "x".repeat(150) }
  expect(Result.isSuccess(checkProductRow(full, "GBP"))).toBe(true)
})

test.each(["0", "-1", "1.234", "1,50", "4.50 INR", "£4.50", "4.", "1e3", "1234567890"])(
  "%s is no price in pounds",
  (price) => {
    expect(failures(checkProductRow({ ...loaf, price }, "GBP"))).toEqual({
      price: { key: "businesses.feed.priceInvalid" },
    })
  },
)

test("a price is no finer than its currency", () => {
  expect(Result.getOrThrow(checkProductRow({ ...loaf, price: "450JPY" }, "JPY")).price.amount).toBe(450)
  expect(failures(checkProductRow({ ...loaf, price: "4.5" }, "JPY"))).toMatchObject({ price: {} })
})

test("a sale price may equal the price and not be above it", () => {
  expect(Result.isSuccess(checkProductRow({ ...loaf, sale_price: "4.50" }, "GBP"))).toBe(true)
  expect(failures(checkProductRow({ ...loaf, sale_price: "4.51" }, "GBP"))).toEqual({
    sale_price: { key: "businesses.feed.salePriceAbovePrice" },
  })
  expect(failures(checkProductRow({ ...loaf, price: "x", sale_price: "4.51" }, "GBP"))).toEqual({
    price: { key: "businesses.feed.priceInvalid" },
  })
  expect(failures(checkProductRow({ ...loaf, sale_price: "free" }, "GBP"))).toEqual({
    sale_price: { key: "businesses.feed.priceInvalid" },
  })
})

test("a store is a place on earth with a radius, and a page of digits if any", () => {
  expect(Result.getOrThrow(checkStoreRow({ ...shop, facebook_page_id: "4001" }))).toEqual({
    store_code: "leeds",
    latitude: 53.8,
    longitude: -1.55,
    radius: 10,
    facebook_page_id: "4001",
  })
  const edges = { ...shop, latitude: "-90", longitude: "180", radius: "80" }
  expect(Result.isSuccess(checkStoreRow(edges))).toBe(true)
  expect(Result.isSuccess(checkStoreRow({ ...shop, latitude: "90", longitude: "-180", radius: "0.1" }))).toBe(true)
  expect(
    failures(
      checkStoreRow({
        store_code: "x".repeat(51),
        latitude: "90.1",
        longitude: "-180.1",
        radius: "0",
        facebook_page_id: "rye",
      }),
    ),
  ).toEqual({
    store_code: { key: "businesses.feed.idTooLong", params: { most: 50 } },
    latitude: { key: "businesses.feed.latitudeInvalid", params: { most: 90 } },
    longitude: { key: "businesses.feed.longitudeInvalid", params: { most: 180 } },
    radius: { key: "businesses.feed.radiusInvalid", params: { most: 80 } },
    facebook_page_id: { key: "businesses.feed.pageIdInvalid" },
  })
  expect(
    failures(checkStoreRow({ ...shop, latitude: "north", radius: "80.1", facebook_page_id: "1".repeat(21) })),
  ).toMatchObject({
    latitude: {},
    radius: {},
    facebook_page_id: {},
  })
  expect(failures(checkStoreRow({}))).toEqual({
    store_code: { key: "validation.required" },
    latitude: { key: "validation.required" },
    longitude: { key: "validation.required" },
    radius: { key: "validation.required" },
  })
})

test("refused rows have their number, and repeated codes keep the first row", () => {
  const reading = readProductRows([loaf, { ...loaf, title: "Other" }, { ...loaf, product_id: "p2", price: "" }], "GBP")
  expect(reading.rows.map(({ title }) => title)).toEqual(["Rye loaf"])
  expect(reading.refused).toEqual([
    { row: 2, failures: { product_id: { key: "businesses.feed.repeated" } } },
    { row: 3, failures: { price: { key: "validation.required" } } },
  ])
  const stores = readStoreRows([shop, shop])
  expect([stores.rows.length, stores.refused]).toEqual([
    1,
    [{ row: 2, failures: { store_code: { key: "businesses.feed.repeated" } } }],
  ])
})

test("a catalogue has a name, a feed a name and a valid address", () => {
  expect(catalogName(" Breads ")).toEqual(Result.succeed("Breads"))
  expect(Result.isFailure(catalogName(" "))).toBe(true)
  expect(Result.getOrThrow(newProductFeed({ name: "Main", url: "Shop.example/feed.xml" }))).toEqual({
    name: "Main",
    url: "https://shop.example/feed.xml",
  })
  expect(failures(newProductFeed({ name: "", url: "" }))).toEqual({
    name: { key: "validation.required" },
    url: { key: "validation.websiteRequired" },
  })
})

const productMaps = [
  { source: "id", target: "product_id" },
  { source: "g:price", target: "price" },
]

test("a feed task is direct and without an upload by interface unless told", () => {
  expect(Result.getOrThrow(newFeedTask({ productCatalogId: 3, engine: feedEngine }))).toEqual({
    productCatalogId: 3,
    engine: feedEngine,
    isDirectTask: true,
    isApiUploadRequired: false,
    productMaps: [],
  })
  expect(Result.getOrThrow(newFeedTask({ productCatalogId: 3, engine: feedEngine, productMaps }))).toMatchObject({
    productMaps,
  })
})

test("another engine, a later task and an upload by interface are refused", () => {
  const notOffered = { key: "businesses.feed.notOffered" }
  expect(
    failures(newFeedTask({ productCatalogId: 3, engine: "elsewhere", isDirectTask: false, isApiUploadRequired: true })),
  ).toEqual({ engine: notOffered, isDirectTask: notOffered, isApiUploadRequired: notOffered })
})

test("a feed task maps each of our columns once and from something", () => {
  const task = (...more: ReadonlyArray<{ source: string; target: string }>) =>
    newFeedTask({ productCatalogId: 3, engine: feedEngine, productMaps: [...productMaps, ...more] })
  expect(
    failures(task({ source: "a", target: "colour" }, { source: " ", target: "sku" }, { source: "b", target: "price" })),
  ).toEqual({
    colour: { key: "businesses.feed.columnUnknown" },
    sku: { key: "validation.required" },
    price: { key: "businesses.feed.repeated" },
  })
  expect(Result.isSuccess(task({ source: "code", target: "store_code" }))).toBe(true)
})

test("catalogues, feeds and tasks encode and decode to themselves", () => {
  const same = <A, I>(schema: Schema.Codec<A, I>, value: A) =>
    expect(Schema.decodeSync(schema)(Schema.encodeSync(schema)(value))).toEqual(value)
  same(ProductCatalog, { id: 3, name: "Breads" })
  same(ProductFeed, { name: "Main", productCatalogId: 3, url: "https://shop.example" })
  same(FeedTask, {
    productCatalogId: 3,
    engine: feedEngine,
    isDirectTask: true,
    isApiUploadRequired: false,
    productMaps,
  })
})
