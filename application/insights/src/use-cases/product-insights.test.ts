import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { bakeryFacts, MemoryDatabase, memoryProfiles, profilesIn } from "@application/kernel/testing"
import type { ProductCard } from "@domain/insights"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { ProductMetricsRepository } from "../ports/index.ts"
import { memoryProductCards, memoryProductMetricsRepository } from "../testing/index.ts"
import { getProductInsight, getProductInsights, listProductInsights } from "./product-insights.ts"

const world = Layer.mergeAll(memoryProductMetricsRepository, memoryProductCards, memoryProfiles([bakeryFacts()])).pipe(
  Layer.provideMerge(Layer.mergeAll(MemoryDatabase.layer, TestClock.layer())),
)

const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(work, world))

const businessProfileId = BusinessProfileId.make(7)

const rye = {
  productId: "SKU-1",
  title: "Rye loaf",
  cost: 600,
  impressions: 100,
  clicks: 4,
  totalSales: 900,
  orders: 2,
}
const oat = { ...rye, productId: "SKU-2", title: "Oat loaf", totalSales: 0, orders: 0 }

/** Half past midnight of 1 December in India, and the products' days around it. */
const seeded = Effect.gen(function* () {
  yield* TestClock.setTime(Date.parse("2026-11-30T19:00:00Z"))
  const range = { from: "2026-10-01", to: "2026-12-01" }
  yield* (yield* ProductMetricsRepository).replace(businessProfileId, CampaignId.make(70), {
    channel: "Social",
    externalCampaignId: "c1",
    range,
    days: [
      { ...rye, date: "2026-12-01" },
      { ...rye, date: "2026-11-30" },
      { ...oat, date: "2026-11-03" },
      { ...rye, date: "2026-10-31", cost: 50 },
    ],
  })
  const card: ProductCard = { title: "Dark rye loaf", price: { amount: 450, currency: "INR" } }
  ;(yield* MemoryDatabase).table<string, ProductCard>("product_cards").set(`${businessProfileId}/SKU-1`, card)
})

test("thirty days end yesterday where the business is, beside the thirty before", () =>
  run(
    Effect.gen(function* () {
      yield* seeded
      const shown = yield* getProductInsights.handle({ businessProfileId })
      expect(shown).toMatchObject({
        period: "Last30Days",
        days: { from: "2026-11-01", to: "2026-11-30" },
        timeZone: "Asia/Kolkata",
        currency: "INR",
        totals: { cost: 1_200, clicks: 8, orders: 2, costPerOrder: 600, costPerClick: 150 },
        previous: { cost: 50 },
      })
      expect(shown.parts).toHaveLength(30)
      expect(shown.parts.filter(({ totals }) => totals.cost > 0).map(({ days }) => days.from)).toEqual([
        "2026-11-03",
        "2026-11-30",
      ])
      profilesIn(yield* MemoryDatabase).set(businessProfileId, bakeryFacts({ region: "GB" }))
      expect((yield* getProductInsights.handle({ businessProfileId })).days.to).toBe("2026-11-29")
    }),
  ))

test("the list's totals are those of the report, and the most sold comes first", () =>
  run(
    Effect.gen(function* () {
      yield* seeded
      const report = yield* getProductInsights.handle({ businessProfileId, period: "Last12Months" })
      const list = yield* listProductInsights.handle({ businessProfileId, period: "Last12Months" })
      expect([list.days, list.totals, list.total, list.isWholeFeed]).toEqual([report.days, report.totals, 2, true])
      expect(list.products.map(({ productId }) => productId)).toEqual(["SKU-1", "SKU-2"])
      const named = yield* listProductInsights.handle({ businessProfileId, sort: "Product" })
      expect(named.products.map(({ title }) => title)).toEqual(["Dark rye loaf", "Oat loaf"])
    }),
  ))

test("a product is shown as its feed says, and by its last title without a feed", () =>
  run(
    Effect.gen(function* () {
      yield* seeded
      const { products } = yield* listProductInsights.handle({ businessProfileId })
      expect(products).toMatchObject([
        { productId: "SKU-1", title: "Dark rye loaf", price: { amount: 450, currency: "INR" } },
        { productId: "SKU-2", title: "Oat loaf" },
      ])
      expect(products[1]).not.toHaveProperty("price")
    }),
  ))

test("one product's report holds its own figures alone", () =>
  run(
    Effect.gen(function* () {
      yield* seeded
      const one = yield* getProductInsight.handle({ businessProfileId, productId: "SKU-2" })
      expect(one).toMatchObject({ productId: "SKU-2", title: "Oat loaf", totals: { cost: 600, orders: 0 } })
      expect(one.totals).not.toHaveProperty("costPerOrder")
      const failure = yield* Effect.flip(getProductInsight.handle({ businessProfileId, productId: "SKU-9" }))
      expect(failure).toMatchObject({ _tag: "ProductNotFound", errorCode: 104 })
    }),
  ))

test("report and list have the same figures of a group, a value or a search", () =>
  run(
    Effect.gen(function* () {
      yield* seeded
      const cards = (yield* MemoryDatabase).table<string, ProductCard>("product_cards")
      const refusals = [{ fault: "Link", words: "Broken" }] as const
      cards.set(`${businessProfileId}/SKU-2`, { title: "Oat loaf", brand: "Mill", refusals })
      cards.set(`${businessProfileId}/SKU-3`, { title: "Spelt loaf", brand: "Mill" })
      for (const choice of [
        { group: "Steady" },
        { attribute: "brand", value: "Mill" },
        { attribute: "brand", value: "" },
        { search: "oat" },
        { group: "Sleeping", search: "spelt" },
        { problem: "Refused" },
      ] as const) {
        const asked = { businessProfileId, period: "Last12Months", ...choice } as const
        const { totals } = yield* getProductInsights.handle(asked)
        const list = yield* listProductInsights.handle(asked)
        expect(totals).toEqual(list.totals)
        expect(list.total).toBeGreaterThan(0)
      }
      const list = yield* listProductInsights.handle({ businessProfileId, attribute: "brand", search: "loaf" })
      expect(list.groups.map(({ group, products }) => [group, products])).toEqual([
        ["Steady", 2],
        ["Sleeping", 1],
      ])
      expect(list.breakdown?.parts.map(({ value, products }) => [value, products])).toEqual([
        [undefined, 1],
        ["Mill", 2],
      ])
      expect(list.products.map(({ productId, group }) => [productId, group])).toContainEqual(["SKU-3", "Sleeping"])
    }),
  ))
