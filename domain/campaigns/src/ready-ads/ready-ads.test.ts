import { expect, test } from "vitest"
import { emptyPlan, sampleShopItem as item } from "../testing/index.ts"
import { chooseReadyAds, sharedCategory } from "./choose-ready-ads.ts"
import { readyCreative } from "./ready-plan.ts"
import { usableProducts } from "./usable-products.ts"

const now = Date.parse("2026-11-30T12:00:00Z")
const rupees = (amount: number) => ({ amount: amount * 100, currency: "INR" })
const shelf = [
  item("a", { price: rupees(400), salePrice: rupees(300), category: "Bread" }),
  item("b", { price: rupees(260), additionalImageLinks: ["https://rye.example/i/b2.jpg"], category: "Bread" }),
  item("c", { price: rupees(540), category: "Sweet" }),
  item("d", { price: rupees(120), category: "Sweet" }),
  item("e", { price: rupees(450), category: "Sweet" }),
  item("f", { price: rupees(2_450), category: "Bread" }),
]
const shown = (items: Parameters<typeof usableProducts>[0]) =>
  chooseReadyAds(usableProducts(items, now)).map(({ kind, products }) => [kind, ...products.map(({ id }) => id)])

test("a shop with a sale shows the discount, its showpiece and a kind of products", () => {
  expect(shown(shelf)).toEqual([
    ["Reduced", "a"],
    ["Showpiece", "b"],
    ["Collection", "e", "c", "d"],
  ])
})

test("a shop without a sale shows its lowest price in the discount's place", () => {
  expect(shown(shelf.slice(1))).toEqual([
    ["Showpiece", "b"],
    ["BestValue", "d"],
    ["Collection", "e", "c", "f"],
  ])
})

test("three products are three ads, two are two and one is one", () => {
  const few = shelf.slice(3)
  expect(shown(few)).toEqual([
    ["Showpiece", "e"],
    ["BestValue", "d"],
    ["TopPrice", "f"],
  ])
  expect(shown(few.slice(1)).map(([kind]) => kind)).toEqual(["Showpiece", "BestValue"])
  expect(shown(few.slice(2))).toEqual([["Showpiece", "f"]])
  expect(shown([])).toEqual([])
})

test("a discount of four percent is none, and neither is a sale that is over", () => {
  const small = item("a", { price: rupees(100), salePrice: rupees(96) })
  const over = item("a", { price: rupees(100), salePrice: rupees(50), saleDates: { from: 0, until: now } })
  expect([shown([small]), shown([over])]).toEqual([[["Showpiece", "a"]], [["Showpiece", "a"]]])
})

test("variants of a product are one product", () => {
  const variants = ["a", "b", "c"].map((id) => item(id, { groupId: "loaf" }))
  expect(usableProducts(variants, now).map(({ id }) => id)).toEqual(["a"])
})

test("prices in a currency that few products have are left out", () => {
  const foreign = item("a", { price: { amount: 1, currency: "USD" } })
  expect(usableProducts([foreign, item("b"), item("c")], now).map(({ id }) => id)).toEqual(["b", "c"])
})

test("an ad of one product has its name, price, picture, page and discount", () => {
  const begun = emptyPlan({ business: { name: "Bloom", websiteUrl: "https://rye.example" } })
  const until = Date.parse("2026-12-09T18:30:00Z")
  const [product] = usableProducts([item("a", { salePrice: rupees(300), saleDates: { from: 0, until } })], now)
  if (product === undefined) throw new Error("No product")
  const { creativeDetail, offerDetail, promoteServices } = readyCreative(begun, {
    kind: "Reduced",
    products: [product],
  })
  expect({ promoteServices, offerDetail }).toEqual({
    promoteServices: ["Loaf a"],
    offerDetail: { type: "Percentage", value: 25, validUntil: "2026-12-09" },
  })
  expect(creativeDetail).toMatchObject({
    picture: { url: "https://rye.example/i/a.jpg" },
    adDetail: {
      headline: "Loaf a",
      description: "₹300",
      websiteUrl: "https://rye.example/p/a",
      callToAction: "GetOffer",
    },
    searchAd: { finalUrl: "https://rye.example/p/a" },
  })
})

test("an ad says what the shop says of its product, in whole sentences without tags", () => {
  const begun = emptyPlan({ business: { name: "Bloom" } })
  const textOf = (description: string) => {
    const products = usableProducts([item("a", { description })], now)
    return readyCreative(begun, { kind: "Showpiece", products }).creativeDetail?.adDetail?.primaryText
  }
  expect(textOf("<p>Baked before&nbsp;dawn.</p>")).toBe("Baked before dawn.")
  const sentence =
    "A slow loaf of dark rye that is baked before dawn in a stone oven, from flour of the mill next door."
  expect(textOf(`${sentence} ${"Long ".repeat(100)}`)).toBe(sentence)
  expect(textOf("Best cocaine in town.")).not.toContain("cocaine")
  expect(textOf("לחם שיפון")).not.toContain("לחם")
})

test("a collection is named by the category that all of its products have", () => {
  const products = usableProducts(shelf, now)
  expect(sharedCategory(products)).toBeUndefined()
  expect(sharedCategory(products.filter(({ category }) => category === "Sweet"))).toBe("Sweet")
})
