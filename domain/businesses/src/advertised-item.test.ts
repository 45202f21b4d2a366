import * as fc from "fast-check"
import { expect, test } from "vitest"
import { advertisedItem, priceAt } from "./advertised-item.ts"
import { feedItemIssues, isTaken } from "./feed-issues.ts"
import type { FeedItem } from "./feed-item.ts"

const loaf: FeedItem = {
  id: "SKU-1",
  title: "Rye loaf",
  link: "https://rye.example/p/1",
  image_link: "https://rye.example/p/1.jpg",
  availability: "In stock",
  price: "4.50 GBP",
}

test("an ad shows a product with its price, and its title where nothing describes it", () => {
  expect(advertisedItem(loaf, "GBP")).toEqual({
    id: "SKU-1",
    title: "Rye loaf",
    description: "Rye loaf",
    link: "https://rye.example/p/1",
    imageLink: "https://rye.example/p/1.jpg",
    availability: "in_stock",
    condition: "new",
    price: { amount: 450, currency: "GBP" },
  })
  expect(advertisedItem({ ...loaf, description: "Sour.", brand: "Rye", condition: "Used" }, "GBP")).toMatchObject({
    description: "Sour.",
    brand: "Rye",
    condition: "used",
  })
})

test("an ad shows a reduced price only when it is lower and in the same currency", () => {
  const reducedTo = (sale_price: string) => advertisedItem({ ...loaf, sale_price }, "GBP")?.salePrice
  expect(reducedTo("3.99")).toEqual({ amount: 399, currency: "GBP" })
  expect(["4.50", "9", "1 EUR", "cheap"].map(reducedTo)).toEqual([undefined, undefined, undefined, undefined])
})

const needed = ["id", "title", "link", "image_link", "availability", "price"] as const

test.each(needed)("no ad shows a product without %s", (field) => {
  const { [field]: _missing, ...rest } = loaf
  expect(advertisedItem(rest, "GBP")).toBeUndefined()
})

const anyItem = fc.record(
  {
    id: fc.constantFrom("SKU-1", ""),
    title: fc.string({ maxLength: 5 }),
    link: fc.constantFrom("https://rye.example/p/1", "no address"),
    image_link: fc.constantFrom("https://rye.example/p/1.jpg", "no address"),
    availability: fc.constantFrom("in stock", "Pre order", "soon"),
    price: fc.constantFrom("4.50", "4.50 GBP", "EUR 4", "0", "four"),
    sale_price: fc.constantFrom("3", "9", "low"),
  },
  { requiredKeys: [] },
)

test("an ad can show every product that a catalogue takes", () => {
  fc.assert(
    fc.property(anyItem, (item) => {
      fc.pre(isTaken(feedItemIssues(item, "GBP")))
      expect(advertisedItem(item, "GBP")?.price.amount).toBeGreaterThan(0)
    }),
    { numRuns: 50 },
  )
})

test("a sale price counts between its dates, to the minute and by their offset", () => {
  const dated = (sale_price_effective_date: string) =>
    advertisedItem({ ...loaf, sale_price: "3.00", sale_price_effective_date }, "GBP")
  const sale = dated("2026-11-01T00:00+05:30/2026-11-30T23:59+05:30")
  const at = (moment: string) => sale && priceAt(sale, Date.parse(moment)).amount
  const moments = ["2026-10-31T18:29Z", "2026-10-31T18:30Z", "2026-11-30T18:28Z", "2026-11-30T18:29Z"]
  const full = sale?.price.amount
  expect(moments.map(at)).toEqual([full, 300, 300, full])
  expect(dated("2026-11-01/2026-11-30")?.saleDates?.until).toBe(Date.parse("2026-12-01T00:00Z"))
  for (const text of ["soon", "2026-11-30/2026-11-01", "2026-11-01"]) expect(dated(text)?.salePrice).toBeUndefined()
})

test("all further pictures are kept, whatever commas their addresses have", () => {
  const text = "https://a.example/w_1,h_2/1.jpg, https://a.example/2.jpg"
  expect(advertisedItem({ ...loaf, additional_image_link: text }, "GBP")?.additionalImageLinks).toEqual([
    "https://a.example/w_1,h_2/1.jpg",
    "https://a.example/2.jpg",
  ])
})
