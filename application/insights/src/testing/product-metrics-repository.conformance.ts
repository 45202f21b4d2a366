import { Effect, type Layer } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { productTotalsOf, ProductSort, sortedProducts } from "@domain/insights"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { DailyMetricsRepository } from "../ports/daily-metrics-repository.ts"
import { ProductMetricsRepository } from "../ports/product-metrics-repository.ts"

const mine = BusinessProfileId.make(7)
const other = BusinessProfileId.make(8)
const first = CampaignId.make(1)
const second = CampaignId.make(2)

const range = { from: "2026-11-10", to: "2026-11-13" }
const source = { channel: "Social" as const, externalCampaignId: "c1", range }
const figures = { cost: 500, impressions: 100, clicks: 4, totalSales: 9_000, orders: 2 }
const rye = { ...figures, date: "2026-11-10", productId: "SKU-1", title: "Rye loaf" }
const oat = { ...figures, date: "2026-11-11", productId: "SKU-2", title: "Oat 100% loaf", orders: 0, totalSales: 0 }
const nameless = { ...figures, date: "2026-11-11", productId: "old", cost: 90, clicks: 1 }

const all = { sort: "Product", order: "Ascending", page: { page: 1, limit: 20 } } as const

/** Days of products, and how they are listed; the same day of a product and campaign stands once. */
const anyList = fc.record({
  days: fc.uniqueArray(
    fc.record({
      date: fc.integer({ min: 8, max: 15 }).map((number) => `2026-11-${String(number).padStart(2, "0")}`),
      campaignId: fc.integer({ min: 1, max: 2 }).map((id) => CampaignId.make(id)),
      productId: fc.constantFrom("a1", "a2", "b1", "b2"),
      cost: fc.nat(10_000),
      impressions: fc.nat(5_000),
      clicks: fc.nat(9),
      totalSales: fc.nat(100_000),
      orders: fc.nat(3),
    }),
    { maxLength: 25, selector: ({ date, campaignId, productId }) => [date, campaignId, productId].join() },
  ),
  search: fc.constantFrom("", "a", "1", "%"),
  sort: fc.constantFrom(...ProductSort.literals),
  order: fc.constantFrom("Ascending" as const, "Descending" as const),
})

/** Conformance tests of `ProductMetricsRepository` beside the campaigns' days, on a fresh store per layer build. */
export const productMetricsRepositoryConformance = (
  layer: Layer.Layer<ProductMetricsRepository | DailyMetricsRepository, unknown>,
) => {
  const run = <A, E>(work: Effect.Effect<A, E, ProductMetricsRepository | DailyMetricsRepository>) =>
    Effect.runPromise(Effect.provide(work, layer))

  test("products are listed with their sums of a range, and found by code or title", () =>
    run(
      Effect.gen(function* () {
        const metrics = yield* ProductMetricsRepository
        yield* metrics.replace(mine, first, { ...source, days: [rye, { ...rye, date: "2026-11-13" }, oat, nameless] })
        yield* metrics.replace(other, second, { ...source, days: [{ ...rye, title: "Theirs" }] })
        const days = { from: "2026-11-10", to: "2026-11-12" }
        const { products, total, totals } = yield* metrics.products(mine, { ...all, days })
        expect(products.map(({ productId, title }) => [productId, title])).toEqual([
          ["SKU-2", "Oat 100% loaf"],
          ["old", undefined],
          ["SKU-1", "Rye loaf"],
        ])
        expect(products.at(-1)?.totals).toEqual({ ...figures, costPerOrder: 250, costPerClick: 125 })
        expect(products[0]?.totals).not.toHaveProperty("costPerOrder")
        expect([total, totals.cost, totals.orders]).toEqual([3, 1_090, 4])
        const found = (search: string) =>
          Effect.map(metrics.products(mine, { ...all, days, search }), (page) => [
            page.products.map(({ productId }) => productId).join(),
            page.total,
            page.totals.cost,
          ])
        expect(yield* found(" LOAF ")).toEqual(["SKU-2,SKU-1", 2, 1_000])
        expect(yield* found("0%")).toEqual(["SKU-2", 1, 500])
        expect(yield* found("old")).toEqual(["old", 1, 90])
        expect(yield* found("_")).toEqual(["", 0, 0])
      }),
    ))

  test("what a network corrects of some days is replaced, other days and campaigns stay", () =>
    run(
      Effect.gen(function* () {
        const metrics = yield* ProductMetricsRepository
        yield* metrics.replace(mine, first, { ...source, days: [rye, oat, { ...oat, date: "2026-11-13" }] })
        yield* metrics.replace(mine, first, { ...source, externalCampaignId: "c2", days: [rye] })
        yield* metrics.replace(mine, second, { ...source, days: [rye] })
        const corrected = { ...source, range: { from: "2026-11-10", to: "2026-11-12" } }
        yield* metrics.replace(mine, first, { ...corrected, days: [{ ...rye, cost: 400 }] })
        yield* metrics.replace(mine, first, { ...corrected, days: [{ ...rye, cost: 400 }] })
        const { products } = yield* metrics.products(mine, { ...all, days: range })
        expect(products.map(({ productId, totals }) => [productId, totals.cost])).toEqual([
          ["SKU-2", 500],
          ["SKU-1", 1_400],
        ])
      }),
    ))

  test("costs are shown no further than the day of their campaign", () =>
    run(
      Effect.gen(function* () {
        const metrics = yield* ProductMetricsRepository
        const days = yield* DailyMetricsRepository
        const day = { channel: "Social" as const, impressions: 1, clicks: 1, results: 1, externalCampaignId: "c1" }
        yield* days.upsert(mine, first, [
          { ...day, date: "2026-11-10", spend: 1_000 },
          { ...day, date: "2026-11-11", spend: 1_000 },
        ])
        yield* days.show(mine, first, 1_333)
        yield* metrics.replace(mine, first, { ...source, days: [rye, oat, nameless] })
        const [one, two] = yield* metrics.totals(mine, [
          { from: "2026-11-10", to: "2026-11-10" },
          { from: "2026-11-11", to: "2026-11-11" },
        ])
        expect([one?.cost, two?.cost]).toEqual([500, Math.floor(500 * 0.333) + Math.floor(90 * 0.333)])
        const listed = yield* metrics.products(mine, { ...all, days: range })
        expect(listed.totals.cost).toBe(500 + 166 + 29)
      }),
    ))

  test("ranges are summed in their order, of all products or of one", () =>
    run(
      Effect.gen(function* () {
        const metrics = yield* ProductMetricsRepository
        yield* metrics.replace(mine, first, { ...source, days: [rye, oat] })
        const ranges = [
          { from: "2026-11-11", to: "2026-11-12" },
          { from: "2026-11-01", to: "2026-11-02" },
          { from: "2026-11-10", to: "2026-11-11" },
        ]
        const clicks = (productId?: string) =>
          Effect.map(metrics.totals(mine, ranges, productId), (totals) => totals.map((one) => one.clicks))
        expect(yield* clicks()).toEqual([4, 0, 8])
        expect(yield* clicks("SKU-1")).toEqual([0, 0, 4])
        expect((yield* metrics.totals(mine, ranges))[1]).toEqual(productTotalsOf([]))
      }),
    ))

  test("a product keeps the title that it last had, and another business's is not found", () =>
    run(
      Effect.gen(function* () {
        const metrics = yield* ProductMetricsRepository
        yield* metrics.replace(mine, first, { ...source, days: [rye] })
        yield* metrics.replace(mine, first, {
          ...source,
          range: { from: "2026-11-14", to: "2026-11-14" },
          days: [{ ...rye, date: "2026-11-14", title: "Dark rye loaf" }],
        })
        expect(yield* metrics.product(mine, "SKU-1")).toEqual({ productId: "SKU-1", title: "Dark rye loaf" })
        const failure = yield* Effect.flip(metrics.product(other, "SKU-1"))
        expect(failure._tag).toBe("ProductNotFound")
      }),
    ))

  test("every page is a part of the same order, and its totals are those of all", () =>
    fc.assert(
      fc.asyncProperty(anyList, ({ days, search, sort, order }) =>
        run(
          Effect.gen(function* () {
            const metrics = yield* ProductMetricsRepository
            const wide = { from: "2026-11-01", to: "2026-11-30" }
            for (const campaignId of [first, second])
              yield* metrics.replace(mine, campaignId, {
                ...source,
                range: wide,
                days: days
                  .filter((day) => day.campaignId === campaignId)
                  .map(({ campaignId: _campaign, ...day }) => day),
              })
            const held = days.filter(
              ({ date, productId }) => date >= range.from && date <= range.to && productId.includes(search),
            )
            const rows = [...Map.groupBy(held, ({ productId }) => productId)].map(([productId, own]) => ({
              productId,
              totals: productTotalsOf(own),
            }))
            const read = (page: number) =>
              metrics.products(mine, { days: range, search, sort, order, page: { page, limit: 2 } })
            const [one, two] = [yield* read(1), yield* read(2)]
            expect([...one.products, ...two.products]).toEqual(sortedProducts(rows, sort, order))
            expect([one.total, one.totals]).toEqual([rows.length, productTotalsOf(held)])
          }),
        ),
      ),
      { numRuns: 25 },
    ))
}
