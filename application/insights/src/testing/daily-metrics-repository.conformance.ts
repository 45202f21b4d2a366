import { Effect, type Layer, Struct } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { ReportGrouping, reportRows, ReportSort, totalsOf } from "@domain/insights"
import { BusinessProfileId, CampaignId, type DateRange } from "@domain/kernel"
import { DailyMetricsRepository } from "../ports/daily-metrics-repository.ts"

const mine = BusinessProfileId.make(7)
const other = BusinessProfileId.make(8)
const first = CampaignId.make(1)
const second = CampaignId.make(2)

const day = { externalCampaignId: "c1", impressions: 100, clicks: 4, results: 3, spend: 1_000 }
const range = { from: "2026-11-10", to: "2026-11-12" }
const previous = { from: "2026-11-07", to: "2026-11-09" }
/** Days in and around two ranges, and how they are reported; the same day of a campaign and channel stands once. */
const anyReport = fc.record({
  days: fc.uniqueArray(
    fc.record(
      {
        date: fc.integer({ min: 6, max: 14 }).map((number) => `2026-11-${String(number).padStart(2, "0")}`),
        channel: fc.constantFrom("Social" as const, "Search" as const),
        campaignId: fc.integer({ min: 1, max: 3 }).map((id) => CampaignId.make(id)),
        externalCampaignId: fc.constantFrom("c1", "c2"),
        impressions: fc.nat(5_000),
        clicks: fc.nat(50),
        results: fc.nat(5),
        spend: fc.nat(10_000),
        value: fc.nat(90_000),
      },
      {
        requiredKeys: [
          "date",
          "channel",
          "campaignId",
          "externalCampaignId",
          "impressions",
          "clicks",
          "results",
          "spend",
        ],
      },
    ),
    {
      maxLength: 25,
      selector: ({ date, channel, campaignId, externalCampaignId }) =>
        [date, channel, campaignId, externalCampaignId].join(),
    },
  ),
  grouping: fc.constantFrom(...ReportGrouping.literals),
  sort: fc.constantFrom(...ReportSort.literals),
  order: fc.constantFrom("Ascending" as const, "Descending" as const),
})

const none = { impressions: 0, clicks: 0, results: 0, spend: 0 }

/** Conformance tests of `DailyMetricsRepository`, on a fresh store per layer build. */
export const dailyMetricsRepositoryConformance = (layer: Layer.Layer<DailyMetricsRepository, unknown>) => {
  const run = <A, E>(work: Effect.Effect<A, E, DailyMetricsRepository>) =>
    Effect.runPromise(Effect.provide(work, layer))

  test("a report sums exactly the days of its range, both ends included", () =>
    run(
      Effect.gen(function* () {
        const metrics = yield* DailyMetricsRepository
        yield* metrics.upsert(mine, first, [
          { ...day, date: "2026-11-09", channel: "Social" },
          { ...day, date: "2026-11-10", channel: "Social" },
          { ...day, date: "2026-11-12", channel: "Search", spend: 3_000, results: 0 },
          { ...day, date: "2026-11-13", channel: "Social" },
        ])
        yield* metrics.upsert(mine, second, [{ ...day, date: "2026-11-10", channel: "Social" }])
        yield* metrics.upsert(other, CampaignId.make(3), [{ ...day, date: "2026-11-10", channel: "Social" }])
        const report = yield* metrics.report(mine, range, previous)
        expect(report.totals).toEqual({
          impressions: 300,
          clicks: 12,
          results: 6,
          spend: 5_000,
          costPerResult: 833,
          costPerClick: 417,
          clickThroughRate: 0.04,
        })
        expect(report.previous).toMatchObject({ impressions: 100, spend: 1_000 })
        expect(report.days).toEqual([
          { date: "2026-11-10", impressions: 200, clicks: 8, results: 6, spend: 2_000 },
          { date: "2026-11-12", impressions: 100, clicks: 4, results: 0, spend: 3_000 },
        ])
        expect(report.byChannel.map(({ channel, totals }) => [channel, totals.spend])).toEqual([
          ["Search", 3_000],
          ["Social", 2_000],
        ])
        expect(report.byChannel[0]?.totals).not.toHaveProperty("costPerResult")
        expect(report.byCampaign.map(({ campaignId, totals }) => [campaignId, totals.spend])).toEqual([
          [1, 4_000],
          [2, 1_000],
        ])
      }),
    ))

  test("a range without numbers is empty, not absent", () =>
    run(
      Effect.gen(function* () {
        const metrics = yield* DailyMetricsRepository
        expect(yield* metrics.report(mine, range, previous)).toEqual({
          totals: none,
          previous: none,
          days: [],
          byChannel: [],
          byCampaign: [],
          former: [],
        })
        yield* metrics.upsert(mine, first, [])
        expect(yield* metrics.reported(mine, first, range.to)).toEqual([])
      }),
    ))

  test("a report names each campaign of the range before once", () =>
    run(
      Effect.gen(function* () {
        const metrics = yield* DailyMetricsRepository
        const formerDay = { ...day, date: previous.to, channel: "Social" as const }
        for (const id of [second, first])
          yield* metrics.upsert(mine, id, [formerDay, { ...formerDay, channel: "Search" }])
        yield* metrics.upsert(mine, CampaignId.make(3), [{ ...formerDay, date: range.from }])
        expect((yield* metrics.report(mine, range, previous)).former).toEqual([first, second])
      }),
    ))

  test("a day that a network corrects is replaced, not added", () =>
    run(
      Effect.gen(function* () {
        const metrics = yield* DailyMetricsRepository
        const date = "2026-11-10"
        yield* metrics.upsert(mine, first, [{ ...day, date, channel: "Social" }])
        yield* metrics.upsert(mine, first, [
          { ...day, date, channel: "Social", spend: 900 },
          { ...day, date, channel: "Search", spend: 50 },
        ])
        expect(yield* metrics.reported(mine, first, range.to)).toEqual([
          { externalCampaignId: "c1", inAll: 950, today: 0 },
        ])
      }),
    ))

  test("shown spend is at most the campaign's own, and a new report shows it again", () =>
    run(
      Effect.gen(function* () {
        const metrics = yield* DailyMetricsRepository
        const social = { ...day, channel: "Social" as const }
        yield* metrics.upsert(mine, second, [{ ...social, date: "2026-11-10" }])
        yield* metrics.upsert(mine, first, [
          { ...social, date: "2026-11-12" },
          { ...day, date: "2026-11-11", channel: "Search" },
          { ...social, date: "2026-11-11" },
        ])
        const spends = Effect.map(metrics.report(mine, range, previous), ({ days, totals, byChannel, byCampaign }) => ({
          days: days.map(({ spend }) => spend),
          all: totals.spend,
          perClick: totals.costPerClick,
          channels: byChannel.map(({ channel, totals: { spend } }) => [channel, spend]),
          campaigns: byCampaign.map(({ campaignId, totals: { spend } }) => [campaignId, spend]),
        }))
        yield* metrics.show(mine, first, 1_300)
        expect(yield* metrics.reported(mine, first, range.to)).toEqual([
          { externalCampaignId: "c1", inAll: 3_000, today: 1_000 },
        ])
        expect(yield* spends).toEqual({
          days: [1_000, 1_300, 0],
          all: 2_300,
          perClick: 144,
          channels: [
            ["Social", 2_000],
            ["Search", 300],
          ],
          campaigns: [
            [1, 1_300],
            [2, 1_000],
          ],
        })
        yield* metrics.upsert(mine, first, [{ ...social, date: "2026-11-11", spend: 200 }])
        yield* metrics.show(mine, first, 1_300)
        expect(yield* metrics.reported(mine, first, "2026-11-11")).toEqual([
          { externalCampaignId: "c1", inAll: 2_200, today: 1_200 },
        ])
        expect((yield* spends).days).toEqual([1_000, 1_200, 100])
      }),
    ))

  test("spend of a replaced channel stays, also on the same day", () =>
    run(
      Effect.gen(function* () {
        const metrics = yield* DailyMetricsRepository
        const search = { ...day, date: "2026-11-10", channel: "Search" as const }
        yield* metrics.upsert(mine, first, [search])
        yield* metrics.upsert(mine, first, [{ ...search, externalCampaignId: "c2", spend: 70 }])
        yield* metrics.upsert(mine, first, [{ ...search, externalCampaignId: "c2", spend: 80 }])
        expect(yield* metrics.reported(mine, first, "2026-11-10")).toEqual([
          { externalCampaignId: "c1", inAll: 1_000, today: 1_000 },
          { externalCampaignId: "c2", inAll: 80, today: 80 },
        ])
        const report = yield* metrics.report(mine, range, previous)
        expect(report.days).toEqual([{ date: "2026-11-10", impressions: 200, clicks: 8, results: 6, spend: 1_080 }])
        expect(report.byChannel.map(({ channel, totals }) => [channel, totals.spend])).toEqual([["Search", 1_080]])
      }),
    ))

  test("on random days every grouping, and the dashboard's sums, agree with the rules", () =>
    run(
      Effect.gen(function* () {
        const metrics = yield* DailyMetricsRepository
        const samples = fc.sample(anyReport, { numRuns: 15, seed: 2026 })
        for (const [index, { days, ...query }] of samples.entries()) {
          const profile = BusinessProfileId.make(100 + index)
          yield* Effect.forEach(days, (one) => metrics.upsert(profile, one.campaignId, [one]))
          const within = (wanted: DateRange) => days.filter(({ date }) => wanted.from <= date && date <= wanted.to)
          const [own, former] = [within(range), within(previous)]
          const all = reportRows(own, former, query.grouping, query.sort, query.order)
          const page = { page: 1, limit: 100 }
          expect(yield* metrics.rows(profile, { ...query, days: range, compared: previous, page })).toEqual({
            totals: totalsOf(own),
            previous: totalsOf(former),
            rows: all,
            total: all.length,
          })
          const dashboard = yield* metrics.report(profile, range, previous)
          expect([dashboard.totals, dashboard.previous]).toEqual([totalsOf(own), totalsOf(former)])
          expect(totalsOf(dashboard.days)).toEqual(Struct.omit(totalsOf(own), ["value"]))
          expect(totalsOf(dashboard.byCampaign.map(({ totals }) => totals))).toEqual(totalsOf(own))
        }
      }),
    ))

  test("a report is limited to campaigns and a channel, and paged", () =>
    run(
      Effect.gen(function* () {
        const metrics = yield* DailyMetricsRepository
        yield* metrics.upsert(mine, first, [
          { ...day, date: "2026-11-10", channel: "Social" },
          { ...day, date: "2026-11-11", channel: "Search", spend: 50 },
          { ...day, date: "2026-11-12", channel: "Social", spend: 70 },
        ])
        yield* metrics.upsert(mine, second, [{ ...day, date: "2026-11-10", channel: "Social" }])
        yield* metrics.upsert(other, CampaignId.make(3), [{ ...day, date: "2026-11-10", channel: "Social" }])
        const asked = { days: range, grouping: "Day", sort: "Spend", order: "Ascending" } as const
        const found = yield* metrics.rows(mine, { ...asked, campaignIds: [first], page: { page: 2, limit: 2 } })
        expect([found.total, found.totals.spend, found.rows.map(({ date }) => date)]).toEqual([
          3,
          1_120,
          ["2026-11-10"],
        ])
        expect(found).not.toHaveProperty("previous")
        const social = yield* metrics.rows(mine, { ...asked, channel: "Social", page: { page: 1, limit: 9 } })
        expect(social.rows.map(({ date, totals }) => [date, totals.spend])).toEqual([
          ["2026-11-12", 70],
          ["2026-11-10", 2_000],
        ])
      }),
    ))
}
