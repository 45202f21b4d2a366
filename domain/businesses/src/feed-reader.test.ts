import { Result } from "effect"
import { expect, test } from "vitest"
import { FeedReader } from "./feed-reader.ts"
import { feedItemIssues, isGtin } from "./feed-issues.ts"
import type { FeedItem } from "./feed-item.ts"
import { readFeedPrice } from "./feed-price.ts"
import { feedEngine, newFeedTask } from "./feeds.ts"

const loaf: FeedItem = {
  id: "p1",
  title: "Rye loaf",
  description: "Baked at night",
  link: "https://rye.example/loaf",
  image_link: "https://rye.example/loaf.jpg",
  availability: "in stock",
  price: "4.50 GBP",
  brand: "Rye",
  mpn: "RYE-1",
  google_product_category: "Food",
}
const read = (
  rows: ReadonlyArray<Readonly<Record<string, string>>>,
  maps: ConstructorParameters<typeof FeedReader>[0] = [],
) => {
  const reader = new FeedReader(maps, "GBP")
  const items = [...rows.flatMap((row) => reader.read(row)), ...reader.end()]
  return { items, summary: reader.summary }
}
const issuesOf = (changes: Readonly<Record<string, string | undefined>>) =>
  feedItemIssues(
    Object.fromEntries(Object.entries({ ...loaf, ...changes }).filter(([, value]) => value !== undefined)),
    "GBP",
  ).map(({ field, severity, fix }) => `${field} ${severity} ${fix}`)

test("a whole product has no issue", () => {
  expect(issuesOf({})).toEqual([])
})

test("what a product cannot be shown without is an error that says what to add", () => {
  for (const field of ["id", "title", "link", "image_link", "availability", "price"])
    expect(issuesOf({ [field]: undefined })).toEqual([`${field} error addValue`])
  expect(issuesOf({ description: undefined, brand: undefined, google_product_category: undefined })).toEqual([
    "description warning addValue",
    "brand suggestion addValue",
    "google_product_category suggestion addValue",
  ])
})

test("wrong values name the field and its fix", () => {
  expect(issuesOf({ link: "rye.example" })).toEqual(["link error correctFormat"])
  expect(issuesOf({ image_link: "rye.example/loaf.jpg" })).toEqual(["image_link error correctFormat"])
  expect(issuesOf({ price: "free" })).toEqual(["price error correctFormat"])
  expect(issuesOf({ price: "0.00 GBP" })).toEqual(["price error correctFormat"])
  expect(issuesOf({ price: "4.50 EUR" })).toEqual(["price warning useCatalogCurrency"])
  expect(issuesOf({ sale_price: "5 GBP" })).toEqual(["sale_price warning lowerSalePrice"])
  expect(issuesOf({ sale_price: "3 EUR" })).toEqual(["sale_price warning lowerSalePrice"])
  expect(issuesOf({ sale_price: "now" })).toEqual(["sale_price warning correctFormat"])
  expect(issuesOf({ sale_price: "0 GBP" })).toEqual(["sale_price warning correctFormat"])
  expect(issuesOf({ availability: "soon" })).toEqual(["availability error useKnownValue"])
  expect(issuesOf({ condition: "shiny", gtin: "8123456700018" })).toEqual([
    "condition warning useKnownValue",
    "gtin warning correctFormat",
  ])
})

test("a text that is one character too long is told, the longest is not", () => {
  const limits = { sku: 100, title: 150, description: 5_000, brand: 70, mpn: 70, item_group_id: 50, product_type: 750 }
  for (const [field, most] of Object.entries(limits)) {
    expect(issuesOf({ [field]: "x".repeat(most) })).toEqual([])
    expect(issuesOf({ [field]: "x".repeat(most + 1) })).toEqual([`${field} warning shorten`])
  }
  expect(issuesOf({ id: "x".repeat(51) })).toEqual(["id error shorten"])
  for (const field of ["link", "image_link"]) {
    const address = "https://rye.example/".padEnd(2_000, "x")
    expect(issuesOf({ [field]: address })).toEqual([])
    expect(issuesOf({ [field]: `${address}x` })).toEqual([`${field} warning shorten`])
  }
})

test("a text's length is counted in characters as people see them", () => {
  expect(issuesOf({ title: "🥖".repeat(150) })).toEqual([])
  expect(issuesOf({ title: "🥖".repeat(151) })).toEqual(["title warning shorten"])
})

test("availability and condition may be written with spaces, capitals or hyphens", () => {
  for (const availability of ["in_stock", "In Stock", "OUT-OF-STOCK", "preorder"])
    expect(issuesOf({ availability, condition: "USED" })).toEqual([])
})

test("a price has its currency before or after it, or the catalogue's", () => {
  expect(
    ["4.50", "GBP 4.5", "4.50GBP", "1,299.00 EUR", "12 JPY", "0.500 KWD"].map((text) => readFeedPrice(text, "GBP")),
  ).toEqual([
    { amount: 450, currency: "GBP" },
    { amount: 450, currency: "GBP" },
    { amount: 450, currency: "GBP" },
    { amount: 129_900, currency: "EUR" },
    { amount: 12, currency: "JPY" },
    { amount: 500, currency: "KWD" },
  ])
  for (const text of ["", "£4", "4,50", "1.234 GBP", "1.5 JPY", "EUR 4 GBP", "-4", "4 POUND"])
    expect(readFeedPrice(text, "GBP"), text).toBeUndefined()
})

test("a GTIN has its length and check digit", () => {
  expect(["8123456700019", "96385074", "036000291452", "00036000291452"].every(isGtin)).toBe(true)
  expect(["8123456700018", "1234567", "no", ""].some(isGtin)).toBe(false)
})

test("columns are known by their own and other names, and a map comes first", () => {
  const { items } = read(
    [{ "Product ID": "a", Name: "Loaf", "image link": "x", URL: "y", Code: "b", Vendor: "Rye" }],
    [{ source: "code", target: "product_id" }],
  )
  expect(items[0]?.item).toEqual({ id: "b", title: "Loaf", image_link: "x", link: "y", brand: "Rye" })
})

test("of products with one code the first is taken", () => {
  const { items, summary } = read([{ ...loaf }, { ...loaf }, { ...loaf, id: "p2" }])
  expect(items.map(({ row, isTaken }) => [row, isTaken])).toEqual([
    [1, true],
    [2, false],
    [3, true],
  ])
  expect(items[1]?.issues).toEqual([{ field: "id", severity: "error", fix: "makeUnique" }])
  expect(summary).toMatchObject({ rows: 3, items: 3, taken: 2, distinctIds: 2, firstId: "p1", lastId: "p2" })
})

test("a store's export is joined by product, whose further pictures are none", () => {
  const first = {
    Handle: "loaf",
    Title: "Loaf",
    Vendor: "Rye",
    "Option1 Value": "Small",
    "Variant SKU": "",
    "Variant Price": "4",
  }
  const { items, summary } = read([
    first,
    { Handle: "loaf", Title: "", Vendor: "", "Option1 Value": "Large", "Variant SKU": "L-2", "Variant Price": "6" },
    { Handle: "loaf", Title: "", "Variant Price": "", "Image Src": "https://rye.example/2.jpg" },
    { ...first, Handle: "bun", Title: "Bun", "Option1 Value": "Default Title" },
  ])
  expect(items.map(({ row, item: { id, title, brand } }) => [row, id, title, brand])).toEqual([
    [1, "loaf-Small", "Loaf", "Rye"],
    [2, "L-2", "Loaf", "Rye"],
    [4, "bun", "Bun", "Rye"],
  ])
  expect(summary).toMatchObject({ rows: 4, items: 3, groups: 2, withPrice: 3 })
})

test("further pictures of an export's product belong to each of its variants", () => {
  const picture = (name: string) => `https://rye.example/${name}.jpg`
  const variant = { Handle: "loaf", Title: "Loaf", "Variant Price": "4" }
  const { items } = read([
    { ...variant, "Option1 Value": "Small", "Image Src": picture("1") },
    { ...variant, Title: "", "Option1 Value": "Large", "Image Src": picture("2") },
    { Handle: "loaf", Title: "", "Variant Price": "", "Image Src": picture("3") },
    { ...variant, Handle: "bun", Title: "Bun", "Image Src": picture("4") },
  ])
  expect(items.map(({ row, item }) => [row, item.image_link, item.additional_image_link])).toEqual([
    [1, picture("1"), `${picture("2")},${picture("3")}`],
    [2, picture("2"), `${picture("1")},${picture("3")}`],
    [4, picture("4"), undefined],
  ])
})

test("products are counted however many variants each has", () => {
  const variant = (id: string, item_group_id: string, price = "4 GBP") => ({ ...loaf, id, item_group_id, price })
  const { summary } = read([
    variant("a1", "a"),
    variant("a2", "a"),
    variant("a3", "a", "free"),
    variant("b1", "b", "free"),
    { ...loaf, id: "c" },
    { ...loaf, id: "d", price: "free" },
  ])
  expect(summary).toMatchObject({ items: 6, taken: 3, products: 4, productsTaken: 2 })
})

test.each([
  ["1,00,000.00 INR", 10_000_000],
  ["INR 12,34,56,789.50", 12_345_678_950],
  ["1,00,000", 10_000_000],
  ["1,299.00 INR", 129_900],
  ["1,000,000 INR", 100_000_000],
])("%s is %i paise", (text, amount) => {
  expect(readFeedPrice(text, "INR")).toEqual({ amount, currency: "INR" })
})

test.each(["1,00,00 INR", "1,00,0000 INR", ",100 INR", "1,0 INR"])("%s is no price", (text) => {
  expect(readFeedPrice(text, "INR")).toBeUndefined()
})

test("a feed task may map every field of a product", () => {
  const task = { productCatalogId: 1, engine: feedEngine, productMaps: [{ source: "Foto", target: "image_link" }] }
  expect(Result.isSuccess(newFeedTask(task))).toBe(true)
})

test("an export's variants have a link in the store, their stock and own codes", () => {
  const variant = {
    Handle: "top",
    Title: "Top",
    "Variant SKU": "T-1",
    "Variant Price": "4",
    "Variant Inventory Tracker": "shopify",
    "Variant Inventory Policy": "deny",
  }
  const reader = new FeedReader([], "GBP", "rye.example")
  const rows = [
    { ...variant, "Option1 Value": "Red", "Variant Inventory Qty": "0" },
    { ...variant, Title: "", "Option1 Value": "Blue", "Variant Inventory Qty": "3" },
    { ...variant, "Option1 Value": "Green", "Variant Inventory Qty": "0", "Variant Inventory Policy": "continue" },
  ]
  expect([...rows.flatMap((row) => reader.read(row)), ...reader.end()].map(({ item }) => item)).toMatchObject([
    { id: "T-1", link: "https://rye.example/products/top", availability: "out_of_stock" },
    { id: "T-1-Blue", availability: "in_stock", title: "Top" },
    { id: "T-1-Green", availability: "in_stock" },
  ])
})

test("a vehicle is for sale unless its listing says otherwise", () => {
  const { items } = read([{ vehicle_id: "v1" }, { vehicle_id: "v2", availability: "out_of_stock" }])
  expect(items.map(({ item }) => item.availability)).toEqual(["in_stock", "out_of_stock"])
})

test("links that networks take only encoded are counted", () => {
  const { summary } = read([{ ...loaf }, { ...loaf, link: "https://rye.example/brötchen" }])
  expect(summary.linksToEncode).toBe(1)
})

test("a blank row is no product and keeps its place", () => {
  const { items, summary } = read([
    { id: "" },
    { ...loaf, price: "" },
    {},
    { id: " ", title: "" },
    { ...loaf, link: "" },
  ])
  expect(items.map(({ row }) => row)).toEqual([2, 5])
  expect(summary).toMatchObject({ rows: 2, items: 2 })
})
