import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { productTotalsOf } from "../product-metrics.ts"
import { nextPriceBand, priceBandOf, productAttributes } from "./product-card.ts"
import { breakdownOf, chosenProducts, groupParts, mostParts } from "./product-choice.ts"
import { productProblems } from "./product-problem.ts"
import { type FiguredProduct, type GroupedProduct, groupedProducts, productGroups } from "./product-group.ts"

const today = "2026-11-30"

const product = (
  productId: string,
  figures: Partial<Record<"cost" | "impressions" | "clicks" | "totalSales" | "orders", number>>,
  further: Partial<FiguredProduct> = {},
): FiguredProduct => ({
  productId,
  firstDay: "2026-01-01",
  totals: productTotalsOf([{ cost: 0, impressions: 0, clicks: 0, totalSales: 0, orders: 0, ...figures }]),
  ...further,
})

const groupsOf = (products: ReadonlyArray<FiguredProduct>) =>
  Object.fromEntries(groupedProducts(products, today).map(({ productId, group }) => [productId, group]))

/** A product that sells as the shop's other products do. */
const usual = (productId: string) =>
  product(productId, { cost: 100_000, impressions: 9_000, clicks: 400, orders: 40, totalSales: 400_000 })

test("a star surely sells for less money than others, and a waste for more", () => {
  const groups = groupsOf([
    usual("a"),
    usual("b"),
    product("star", { cost: 40_000, clicks: 160, impressions: 4_000, orders: 60, totalSales: 600_000 }),
    product(
      "waste",
      { cost: 60_000, clicks: 240, impressions: 5_000 },
      { card: { price: { amount: 10_000, currency: "INR" } } },
    ),
  ])
  expect(groups).toEqual({ a: "Steady", b: "Steady", star: "Star", waste: "Waste" })
})

test("a few clicks without an order say nothing of a product", () => {
  expect(groupsOf([usual("a"), product("few", { cost: 4_000, clicks: 9, impressions: 300 })])["few"]).toBe("Steady")
})

test("a dear product may cost more for an order", () => {
  const dear = { cost: 200_000, clicks: 800, impressions: 9_000, orders: 16, totalSales: 800_000 }
  expect(groupsOf([usual("a"), usual("b"), product("dear", dear)])["dear"]).toBe("Steady")
  expect(groupsOf([usual("a"), usual("b"), product("cheap", { ...dear, totalSales: 160_000 })])["cheap"]).toBe("Waste")
})

test("a product is new for fourteen days after it was first shown", () => {
  const shown = { cost: 100, impressions: 50, clicks: 1 }
  const groups = groupsOf([
    usual("a"),
    product("last", shown, { firstDay: "2026-11-17" }),
    product("former", shown, { firstDay: "2026-11-16" }),
  ])
  expect(groups).toMatchObject({ last: "New", former: "Steady" })
})

const anyProduct: fc.Arbitrary<FiguredProduct> = fc
  .record({
    productId: fc.stringMatching(/^[a-d]\d{1,2}$/),
    shown: fc.boolean(),
    cost: fc.nat(500_000),
    impressions: fc.nat(50_000),
    clicks: fc.nat(900),
    orders: fc.nat(60),
    price: fc.integer({ min: 1, max: 5_000_000 }),
    isRefused: fc.boolean(),
    brand: fc.option(fc.constantFrom("Mill", "Oven", "Field"), { nil: undefined }),
  })
  .map(({ productId, shown, price, brand, isRefused, ...sums }) =>
    product(productId, shown ? { ...sums, totalSales: sums.orders * price } : {}, {
      card: {
        price: { amount: price, currency: "INR" },
        ...(brand !== undefined && { brand }),
        ...(isRefused && { refusals: [{ fault: "Link", words: "" }] }),
      },
    }),
  )
const anyProducts = fc.uniqueArray(anyProduct, { selector: ({ productId }) => productId, maxLength: 60 })

const anyChoice = fc.record(
  {
    search: fc.constantFrom("", "a", "1"),
    group: fc.constantFrom(...productGroups),
    attribute: fc.constantFrom(...productAttributes),
    value: fc.constantFrom("", "Mill", "100", "500"),
    problem: fc.constantFrom(...productProblems),
  },
  { requiredKeys: [] },
)

const sumsOf = (products: ReadonlyArray<GroupedProduct>) => productTotalsOf(products.map(({ totals }) => totals))

test("sleeping products are those without a figure, and each product has one group", () => {
  law(
    fc.property(anyProducts, (products) => {
      for (const { group, totals } of groupedProducts(products, today))
        expect(group === "Sleeping").toBe(totals.cost + totals.impressions + totals.clicks + totals.orders === 0)
    }),
  )
})

test("groups and breakdowns sum to what the rest of a choice shows", () => {
  law(
    fc.property(anyProducts, anyChoice, (products, choice) => {
      const grouped = groupedProducts(products, today)
      const { group, value, ...rest } = choice
      const groups = groupParts(grouped, choice)
      const ofGroups = chosenProducts(grouped, { ...rest, ...(value !== undefined && { value }) })
      expect(groups.reduce((sum, part) => sum + part.products, 0)).toBe(ofGroups.length)
      expect(productTotalsOf(groups.map(({ totals }) => totals))).toEqual(sumsOf(ofGroups))
      const breakdown = breakdownOf(grouped, choice)
      expect(breakdown === undefined).toBe(choice.attribute === undefined)
      if (breakdown === undefined) return
      const ofParts = chosenProducts(grouped, { ...rest, ...(group !== undefined && { group }) })
      const all = [...breakdown.parts, ...(breakdown.rest === undefined ? [] : [breakdown.rest])]
      expect(breakdown.parts.length).toBeLessThanOrEqual(mostParts)
      expect(productTotalsOf(all.map(({ totals }) => totals))).toEqual(sumsOf(ofParts))
      for (const part of breakdown.parts) {
        const chosen = chosenProducts(grouped, { ...choice, value: part.value ?? "" })
        expect([chosen.length, sumsOf(chosen)]).toEqual([part.products, part.totals])
      }
    }),
  )
})

test("a price lies in its band, and bands follow each other", () => {
  law(
    fc.property(fc.nat(10_000_000_000), fc.constantFrom("INR", "JPY"), (amount, currency) => {
      const least = priceBandOf(amount, currency)
      expect(least).toBeLessThanOrEqual(amount)
      expect(amount).toBeLessThan(nextPriceBand(least, currency))
      expect(priceBandOf(nextPriceBand(least, currency), currency)).toBe(nextPriceBand(least, currency))
    }),
  )
})
