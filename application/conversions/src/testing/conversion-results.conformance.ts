import { CampaignRepository } from "@application/campaigns/ports"
import { countedDays } from "@application/campaigns/testing"
import { ConversionResults, DailyMetricsRepository } from "@application/insights/ports"
import type { Tables } from "@application/kernel"
import type { Campaign } from "@domain/campaigns"
import { reportRows, type ReportGrouping, totalsOf } from "@domain/insights"
import { BusinessProfileId, CampaignId, ConversionActionId, SessionId } from "@domain/kernel"
import { Effect, type Layer } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { ConversionDays } from "../stores/index.ts"

const anyDay = fc.integer({ min: 10, max: 16 }).map((number) => `2026-11-${number}`)
const anyChannel = fc.constantFrom("Social" as const, "Search" as const)
const anyMonth = fc.record({
  counts: fc.tuple(fc.boolean(), fc.boolean()),
  network: fc.uniqueArray(
    fc.record({
      date: anyDay,
      channel: anyChannel,
      campaign: fc.constantFrom(0, 1),
      // A channel that was recreated is another campaign at its network.
      externalCampaignId: fc.constantFrom("c1", "c2"),
      impressions: fc.nat(900),
      clicks: fc.nat(40),
      spend: fc.nat(9_000),
    }),
    {
      maxLength: 12,
      selector: ({ date, channel, campaign, externalCampaignId }) =>
        [date, channel, campaign, externalCampaignId].join(),
    },
  ),
  told: fc.uniqueArray(
    fc.record({
      date: anyDay,
      channel: anyChannel,
      campaign: fc.constantFrom(0, 1),
      actionId: fc.constantFrom(1, 2).map((id) => ConversionActionId.make(id)),
      count: fc.integer({ min: 1, max: 9 }),
      value: fc.oneof(fc.constant(0), fc.nat(50_000)),
      isResult: fc.boolean(),
    }),
    { maxLength: 16, selector: ({ date, channel, campaign, actionId }) => [date, channel, campaign, actionId].join() },
  ),
})

const range = { from: "2026-11-10", to: "2026-11-16" }
const sessionId = SessionId.make("6f1c9a3e-8b0d-4a55-9d3c-0a2f5d1e7c44")

/** Conformance tests of `ConversionResults`, on a fresh store per layer build that campaigns and their figures share. */
export const conversionResultsConformance = (
  layer: Layer.Layer<CampaignRepository | ConversionResults | DailyMetricsRepository | Tables, unknown>,
) => {
  const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof layer>>) =>
    Effect.runPromise(Effect.provide(work, layer))

  const campaignOf = (businessProfileId: BusinessProfileId, id: number, counts: boolean): Campaign => ({
    id: CampaignId.make(id),
    businessProfileId,
    sessionId,
    region: "IN",
    name: "Rye",
    status: "Completed",
    objective: "WebsiteVisits",
    ...(counts && { resultsAre: "Conversions" }),
    channels: [],
    spent: 0,
    createdAt: 1,
  })

  test("on random months figures are those of the networks and of the website, once", () =>
    run(
      Effect.gen(function* () {
        const campaigns = yield* CampaignRepository
        const metrics = yield* DailyMetricsRepository
        const results = yield* ConversionResults
        const store = yield* ConversionDays
        for (const [index, month] of fc.sample(anyMonth, { numRuns: 25, seed: 2026 }).entries()) {
          const profile = BusinessProfileId.make(200 + index)
          const both = month.counts.map((counts, at) => campaignOf(profile, 1_000 + 2 * index + at, counts))
          yield* Effect.forEach(both, (campaign) => campaigns.save(campaign))
          const expected = both.flatMap((campaign, at) => {
            const own = month.network.filter((day) => day.campaign === at).map((day) => ({ ...day, results: 0 }))
            const told = month.told.filter((day) => day.campaign === at)
            return [...own, ...countedDays(campaign, told)].map((day) => ({ ...day, campaignId: campaign.id }))
          })
          for (const [at, { id }] of both.entries()) {
            const own = month.network.filter((day) => day.campaign === at)
            yield* metrics.upsert(
              profile,
              id,
              own.map((day) => ({ ...day, results: 0 })),
            )
            yield* Effect.forEach(
              month.told.filter((day) => day.campaign === at),
              ({ campaign: _campaign, ...day }) => store.save({ businessProfileId: profile, campaignId: id, ...day }),
            )
          }
          // By campaign or by day, twice or once: each day is written whole.
          if (index % 2 === 0) yield* Effect.forEach(both, ({ id }) => results.ofCampaign(profile, id))
          else yield* results.since(range.from)
          yield* results.since(range.from)
          expect(yield* results.since(range.from)).toBe(0)
          const dashboard = yield* metrics.report(profile, range, { from: "2026-11-03", to: "2026-11-09" })
          expect(dashboard.totals).toEqual(totalsOf(expected))
          const page = { page: 1, limit: 50 }
          for (const grouping of ["Day", "Channel", "Campaign"] satisfies ReadonlyArray<ReportGrouping>) {
            const asked = { grouping, sort: "Group", order: "Ascending" } as const
            expect(yield* metrics.rows(profile, { ...asked, days: range, page })).toMatchObject({
              totals: totalsOf(expected),
              rows: reportRows(expected, [], grouping, "Group", "Ascending"),
            })
          }
          for (const { id } of both) {
            const { totals } = yield* campaigns.withTotals(profile, id)
            expect(totals).toEqual(totalsOf(expected.filter(({ campaignId }) => campaignId === id)))
          }
          // Nothing of the website is spend, however it is looked at.
          const [first] = both
          const spends = first === undefined ? [] : yield* metrics.reported(profile, first.id, range.to)
          expect(
            spends.filter(({ externalCampaignId }) => externalCampaignId === "website").every((one) => one.inAll === 0),
          ).toBe(true)
        }
      }),
    ))

  test("days before the one that is asked for are left as they are", () =>
    run(
      Effect.gen(function* () {
        const profile = BusinessProfileId.make(7)
        const campaign = campaignOf(profile, 70, true)
        yield* (yield* CampaignRepository).save(campaign)
        const day = {
          channel: "Social",
          actionId: ConversionActionId.make(1),
          count: 2,
          value: 0,
          isResult: true,
        } as const
        const store = yield* ConversionDays
        const save = (date: string, isResult = true) =>
          store.save({ businessProfileId: profile, campaignId: campaign.id, ...day, date, isResult })
        yield* save("2026-11-10")
        yield* save("2026-11-12")
        const results = yield* ConversionResults
        expect(yield* results.since("2026-11-11")).toBe(1)
        yield* results.ofCampaign(profile, campaign.id)
        const totals = Effect.map(
          (yield* CampaignRepository).withTotals(profile, campaign.id),
          (one) => one.totals.results,
        )
        expect(yield* totals).toBe(4)
        // What is only watched by now is no result any longer.
        yield* save("2026-11-12", false)
        expect(yield* results.since("2026-11-11")).toBe(1)
        expect(yield* totals).toBe(2)
      }),
    ))
}
