import { type NetworkParts, type PartReading, partTables, ReportDimension, totalsOf } from "@domain/insights"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { Effect, type Layer } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { DailyMetricsRepository } from "../ports/daily-metrics-repository.ts"
import { MetricPartsRepository } from "../ports/metric-parts-repository.ts"
import { ProductMetricsRepository } from "../ports/product-metrics-repository.ts"

const mine = BusinessProfileId.make(7)
const other = BusinessProfileId.make(8)
const first = CampaignId.make(1)
const second = CampaignId.make(2)

const range = { from: "2026-11-10", to: "2026-11-12" }
const day = {
  externalCampaignId: "c1",
  impressions: 100,
  clicks: 9,
  results: 3,
  spend: 1_000,
  channel: "Social" as const,
}
const figures = { impressions: 60, clicks: 5, results: 2, spend: 600 }
const parts: NetworkParts = {
  channel: "Social",
  externalCampaignId: "c1",
  dimension: "Device",
  range,
  parts: [
    { ...figures, date: "2026-11-10", value: "Phone" },
    { ...figures, date: "2026-11-11", value: "Phone" },
    { date: "2026-11-10", value: "Tablet", impressions: 40, clicks: 4, results: 1, spend: 400 },
  ],
}

const byValue = ({ parts: sums }: PartReading) =>
  sums.map(({ value, impressions, results, spend }) => [value, impressions, results, spend]).toSorted()

const anyFigures = { impressions: fc.nat(900), clicks: fc.nat(40), spend: fc.nat(9_000) }
/** Days and parts of a market, shown up to an amount that is paid for. */
const anyMarket = fc.record({
  days: fc.uniqueArray(
    fc.record({
      ...anyFigures,
      results: fc.nat(9),
      date: fc.integer({ min: 9, max: 13 }).map((number) => `2026-11-${String(number).padStart(2, "0")}`),
      channel: fc.constantFrom("Social" as const, "Search" as const),
      campaignId: fc.constantFrom(first, second),
    }),
    { maxLength: 12, selector: ({ date, channel, campaignId }) => `${date} ${channel} ${campaignId}` },
  ),
  told: fc.array(
    fc.record({
      dimension: fc.constantFrom("Ad" as const, "Device" as const, "Hour" as const),
      value: fc.constantFrom("1", "2", "Phone"),
      day: fc.nat(11),
      part: fc.record({ ...anyFigures, results: fc.nat(4) }, { requiredKeys: ["impressions", "clicks", "spend"] }),
    }),
    { maxLength: 25 },
  ),
  most: fc.nat(30_000),
})

/** Conformance tests of `MetricPartsRepository` beside days and products, on a fresh store per layer build. */
export const metricPartsRepositoryConformance = (
  layer: Layer.Layer<MetricPartsRepository | ProductMetricsRepository | DailyMetricsRepository, unknown>,
) => {
  const run = <A, E>(
    work: Effect.Effect<A, E, MetricPartsRepository | ProductMetricsRepository | DailyMetricsRepository>,
  ) => Effect.runPromise(Effect.provide(work, layer))

  test("parts are summed by value over the asked days and campaigns alone", () =>
    run(
      Effect.gen(function* () {
        const repository = yield* MetricPartsRepository
        yield* (yield* DailyMetricsRepository).upsert(mine, first, [
          { ...day, date: "2026-11-10" },
          { ...day, date: "2026-11-12" },
        ])
        yield* repository.replace(mine, first, parts)
        yield* repository.replace(mine, second, parts)
        yield* repository.replace(other, CampaignId.make(3), parts)
        const reading = yield* repository.reading(mine, { days: range, dimensions: ["Device"], campaignIds: [first] })
        expect(byValue(reading)).toEqual([
          ["Phone", 120, 4, 1_200],
          ["Tablet", 40, 1, 400],
        ])
        expect(reading.totals).toEqual([
          { campaignId: 1, channel: "Social", impressions: 200, clicks: 18, results: 6, spend: 2_000, reported: 2_000 },
        ])
        const oneDay = { from: "2026-11-11", to: "2026-11-11" }
        const device = { dimensions: ["Device" as const], channel: "Social" as const }
        expect(byValue(yield* repository.reading(mine, { ...device, days: oneDay, campaignIds: [second] }))).toEqual([
          ["Phone", 60, 2, 600],
        ])
        expect((yield* repository.reading(mine, { ...device, days: range, channel: "Search" })).parts).toEqual([])
        expect((yield* repository.reading(mine, { days: range, dimensions: ["Hour"] })).parts).toEqual([])
      }),
    ))

  test("a later reading replaces all values of its days and dimension", () =>
    run(
      Effect.gen(function* () {
        const repository = yield* MetricPartsRepository
        yield* repository.replace(mine, first, parts)
        yield* repository.replace(mine, first, { ...parts, dimension: "Gender", parts: [] })
        yield* repository.replace(mine, first, { ...parts, range: { from: "2026-11-11", to: "2026-11-12" }, parts: [] })
        const asked = { days: range, dimensions: ["Device" as const] }
        expect(byValue(yield* repository.reading(mine, asked))).toEqual([
          ["Phone", 60, 2, 600],
          ["Tablet", 40, 1, 400],
        ])
      }),
    ))

  test("results that were not told on one day are absent of all", () =>
    run(
      Effect.gen(function* () {
        const repository = yield* MetricPartsRepository
        const { results: _results, ...untold } = figures
        yield* repository.replace(mine, first, {
          ...parts,
          parts: [...parts.parts, { ...untold, date: "2026-11-12", value: "Phone" }],
        })
        const { parts: sums } = yield* repository.reading(mine, { days: range, dimensions: ["Device"] })
        expect(sums.find(({ value }) => value === "Phone")).not.toHaveProperty("results")
        expect(sums.find(({ value }) => value === "Tablet")?.results).toBe(1)
      }),
    ))

  test("an ad keeps the last name that it had", () =>
    run(
      Effect.gen(function* () {
        const repository = yield* MetricPartsRepository
        const named = (name?: string) =>
          repository.replace(mine, first, {
            ...parts,
            dimension: "Ad",
            parts: [{ ...figures, date: "2026-11-10", value: "ad-1", ...(name !== undefined && { name }) }],
          })
        yield* named("Fresh rye")
        yield* named("Fresh rye bread")
        yield* named()
        const { parts: sums } = yield* repository.reading(mine, { days: range, dimensions: ["Ad"] })
        expect(sums).toEqual([
          { ...figures, dimension: "Ad", campaignId: 1, channel: "Social", value: "ad-1", name: "Fresh rye bread" },
        ])
      }),
    ))

  test("campaigns with a shown day without parts are named as not read", () =>
    run(
      Effect.gen(function* () {
        const repository = yield* MetricPartsRepository
        yield* (yield* DailyMetricsRepository).upsert(mine, first, [
          { ...day, date: "2026-11-10" },
          { ...day, date: "2026-11-12", impressions: 0 },
          { ...day, date: "2026-11-12", channel: "Search" },
          { ...day, date: "2026-11-12", channel: "Banner" },
        ])
        yield* repository.replace(mine, first, parts)
        const { unread } = yield* repository.reading(mine, { days: range, dimensions: ["Device", "Hour", "Product"] })
        expect(unread.map(({ dimension, channel }) => `${dimension} ${channel}`).toSorted()).toEqual([
          "Device Banner",
          "Device Search",
          "Hour Banner",
          "Hour Search",
          "Hour Social",
        ])
      }),
    ))

  test("products stand with the costs that their insights show", () =>
    run(
      Effect.gen(function* () {
        const metrics = yield* DailyMetricsRepository
        const products = yield* ProductMetricsRepository
        yield* metrics.upsert(mine, first, [{ ...day, date: "2026-11-10" }])
        yield* metrics.show(mine, first, 700)
        const sold = { impressions: 30, clicks: 2, totalSales: 0, orders: 0, date: "2026-11-10" }
        yield* products.replace(mine, first, {
          channel: "Social",
          externalCampaignId: "c1",
          range,
          days: [
            { ...sold, productId: "SKU-1", title: "Rye loaf", cost: 333 },
            { ...sold, productId: "SKU-2", cost: 500 },
          ],
        })
        const reading = yield* (yield* MetricPartsRepository).reading(mine, { days: range, dimensions: ["Product"] })
        expect(reading.parts.map(({ value, name, spend }) => [value, name, spend]).toSorted()).toEqual([
          ["SKU-1", "Rye loaf", 233],
          ["SKU-2", undefined, 350],
        ])
        expect(reading.totals[0]).toMatchObject({ spend: 700, reported: 1_000 })
      }),
    ))

  test("on random markets every part table sums to what the dashboard shows", () =>
    run(
      Effect.gen(function* () {
        const metrics = yield* DailyMetricsRepository
        const repository = yield* MetricPartsRepository
        const samples = fc.sample(anyMarket, { numRuns: 12, seed: 2026 })
        for (const [index, { days, told, most }] of samples.entries()) {
          const profile = BusinessProfileId.make(100 + index)
          yield* Effect.forEach(days, ({ campaignId, ...one }) =>
            metrics.upsert(profile, campaignId, [{ ...one, externalCampaignId: "c1" }]),
          )
          yield* metrics.show(profile, first, most)
          const ofDays = told.flatMap(({ day: at, part, ...rest }) => {
            const [one] = days.slice(at)
            return one === undefined ? [] : [{ ...rest, one, part }]
          })
          const groups = Map.groupBy(
            ofDays,
            ({ dimension, one }) => `${dimension} ${one.date} ${one.channel} ${one.campaignId}`,
          )
          for (const group of groups.values()) {
            const [{ dimension, one }] = [group[0] ?? { dimension: "Ad" as const, one: days[0] }]
            if (one === undefined) continue
            const byOwnValue = new Map(group.map(({ value, part }) => [value, { ...part, date: one.date, value }]))
            yield* repository.replace(profile, one.campaignId, {
              channel: one.channel,
              externalCampaignId: "c1",
              dimension,
              range: { from: one.date, to: one.date },
              parts: [...byOwnValue.values()],
            })
          }
          const dashboard = yield* metrics.report(profile, range, range)
          const reading = yield* repository.reading(profile, { days: range, dimensions: ReportDimension.literals })
          const tables = partTables(ReportDimension.literals, reading)
          const isShown = dashboard.totals.impressions + dashboard.totals.clicks + dashboard.totals.spend > 0
          if (isShown) expect(tables.length).toBeGreaterThan(5)
          for (const { rows } of tables)
            expect(totalsOf(rows.map(({ totals }) => ({ ...totals, results: totals.results ?? 0 })))).toEqual(
              dashboard.totals,
            )
        }
      }),
    ))
}
