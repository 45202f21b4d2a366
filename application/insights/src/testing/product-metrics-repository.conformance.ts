import { Effect, type Layer } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { type ProductRow, productTotalsOf } from "@domain/insights"
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

/** Days of products; the same day of a product and campaign stands once. */
const anyDays = fc.uniqueArray(
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
)

/** Conformance tests of `ProductMetricsRepository` beside the campaigns' days, on a fresh store per layer build. */
export const productMetricsRepositoryConformance = (
  layer: Layer.Layer<ProductMetricsRepository | DailyMetricsRepository, unknown>,
) => {
  const run = <A, E>(work: Effect.Effect<A, E, ProductMetricsRepository | DailyMetricsRepository>) =>
    Effect.runPromise(Effect.provide(work, layer))

  const byCode = (rows: ReadonlyArray<ProductRow>) => rows.toSorted((a, b) => (a.productId < b.productId ? -1 : 1))

  test("products are given with their sums of a range, titles and first days", () =>
    run(
      Effect.gen(function* () {
        const metrics = yield* ProductMetricsRepository
        const early = { ...rye, date: "2026-11-09" }
        yield* metrics.replace(mine, first, {
          ...source,
          range: { from: "2026-11-09", to: "2026-11-13" },
          days: [early, rye, { ...rye, date: "2026-11-13" }, oat, nameless],
        })
        yield* metrics.replace(other, second, { ...source, days: [{ ...rye, title: "Theirs" }] })
        const products = byCode(yield* metrics.products(mine, { from: "2026-11-10", to: "2026-11-12" }))
        expect(products.map(({ productId, title, firstDay }) => [productId, title, firstDay])).toEqual([
          ["SKU-1", "Rye loaf", "2026-11-09"],
          ["SKU-2", "Oat 100% loaf", "2026-11-11"],
          ["old", undefined, "2026-11-11"],
        ])
        expect(products[0]?.totals).toEqual({ ...figures, costPerOrder: 250, costPerClick: 125 })
        expect(products[1]?.totals).not.toHaveProperty("costPerOrder")
        expect(yield* metrics.products(mine, { from: "2026-11-01", to: "2026-11-02" })).toEqual([])
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
        const products = byCode(yield* metrics.products(mine, range))
        expect(products.map(({ productId, totals }) => [productId, totals.cost])).toEqual([
          ["SKU-1", 1_400],
          ["SKU-2", 500],
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
        const listed = yield* metrics.products(mine, range)
        expect(listed.reduce((sum, { totals }) => sum + totals.cost, 0)).toBe(500 + 166 + 29)
      }),
    ))

  test("ranges are summed in their order, of all products or of some", () =>
    run(
      Effect.gen(function* () {
        const metrics = yield* ProductMetricsRepository
        yield* metrics.replace(mine, first, { ...source, days: [rye, oat] })
        const ranges = [
          { from: "2026-11-11", to: "2026-11-12" },
          { from: "2026-11-01", to: "2026-11-02" },
          { from: "2026-11-10", to: "2026-11-11" },
        ]
        const clicks = (...productIds: ReadonlyArray<string>) =>
          Effect.map(metrics.totals(mine, ranges, productIds.length === 0 ? undefined : productIds), (totals) =>
            totals.map((one) => one.clicks),
          )
        expect(yield* clicks()).toEqual([4, 0, 8])
        expect(yield* clicks("SKU-1")).toEqual([0, 0, 4])
        expect(yield* clicks("SKU-2", "SKU-1", "SKU-9")).toEqual([4, 0, 8])
        expect((yield* metrics.totals(mine, ranges, []))[0]?.clicks).toBe(0)
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

  test("the sums of random days are those of their products", () =>
    fc.assert(
      fc.asyncProperty(anyDays, (days) =>
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
            const rows = [...Map.groupBy(days, ({ productId }) => productId)].flatMap(([productId, own]) => {
              const held = own.filter(({ date }) => date >= range.from && date <= range.to)
              const firstDay = own.map(({ date }) => date).toSorted()[0] ?? ""
              return held.length === 0 ? [] : [{ productId, firstDay, totals: productTotalsOf(held) }]
            })
            expect(byCode(yield* metrics.products(mine, range))).toEqual(byCode(rows))
          }),
        ),
      ),
      { numRuns: 25 },
    ))
}
