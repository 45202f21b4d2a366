import { memoryCountedConversions } from "@application/campaigns/testing"
import { SpendForecasts } from "@application/campaigns/services"
import {
  bakeryFacts,
  MemoryDatabase,
  memoryProfiles,
  memoryTables,
  memoryUnitOfWork,
} from "@application/kernel/testing"
import type { Campaign } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { DailyMetricsRepository } from "../ports/index.ts"
import {
  memoryDailyMetricsRepository,
  memoryMetricPartsRepository,
  memoryDashboardCampaigns,
  memoryLeadRepository,
  type MemoryWaiting,
  memoryWaitingTasks,
} from "../testing/index.ts"
import { getCampaignResults } from "./get-campaign-results.ts"
import { getDashboard } from "./get-dashboard.ts"
import { keepSaleValue, removeSaleValue } from "./sale-value.ts"

const businessProfileId = BusinessProfileId.make(7)
const key = { businessProfileId, campaignId: CampaignId.make(70) }
const days = { businessProfileId, from: "2026-11-01", to: "2026-11-10" }

const world = Layer.mergeAll(
  memoryDailyMetricsRepository,
  memoryMetricPartsRepository,
  memoryDashboardCampaigns,
  memoryLeadRepository,
  memoryProfiles([bakeryFacts()]),
  memoryTables,
  memoryUnitOfWork,
  memoryWaitingTasks,
  memoryCountedConversions,
  Layer.succeed(SpendForecasts, {
    of: () => Effect.succeed({ dailySpend: 0, isLow: false, missing: 0 }),
    over: () => Effect.succeed({ dailySpend: 0, isLow: false, missing: 0 }),
  }),
).pipe(Layer.provideMerge(MemoryDatabase.layer))

const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(
    Effect.andThen(TestClock.setTime(Date.parse("2026-11-12T10:00:00Z")), work).pipe(
      Effect.provide(world),
      Effect.provide(TestClock.layer()),
    ),
  )

/** A campaign of enquiries with ten days of numbers: two enquiries a day for 200.00. */
const running = Effect.fnUntraced(function* (changes: Partial<Campaign> = {}) {
  const database = yield* MemoryDatabase
  database.table<CampaignId, Campaign>("campaigns").set(key.campaignId, {
    id: key.campaignId,
    businessProfileId,
    sessionId: SessionId.make("00000000-0000-4000-8000-000000000001"),
    name: "Sunrise",
    region: "IN",
    status: "Active",
    objective: "LeadGeneration",
    channels: [],
    startDate: "2026-11-01",
    endDate: "2026-11-30",
    wentLiveAt: Date.parse("2026-11-01T06:00:00Z"),
    spent: 0,
    createdAt: 1,
    ...changes,
  })
  const day = { externalCampaignId: "c1", channel: "Social" as const, impressions: 900, clicks: 40, results: 2 }
  yield* (yield* DailyMetricsRepository).upsert(
    businessProfileId,
    key.campaignId,
    Array.from({ length: 10 }, (_, index) => ({
      ...day,
      date: `2026-11-${String(index + 1).padStart(2, "0")}`,
      spend: 200_00,
    })),
  )
  return database
})

test("a return on spend is there once a sale's value is said, and gone once removed", () =>
  run(
    Effect.gen(function* () {
      yield* running()
      expect((yield* getDashboard.handle(days)).saleReturn).toBeUndefined()
      const said = yield* keepSaleValue.handle({
        businessProfileId,
        averageSale: 1_000_00,
        closePercent: 25,
        version: 0,
      })
      expect(said).toEqual({ averageSale: 1_000_00, closePercent: 25, version: 1 })
      const worth = { enquiries: 20, spend: 2_000_00, worth: 5_000_00, ratio: 2.5 }
      const shown = yield* getDashboard.handle(days)
      expect(shown).toMatchObject({ saleValue: said, saleReturn: worth })
      expect((yield* getCampaignResults.handle(key)).saleReturn).toEqual(worth)
      yield* removeSaleValue.handle({ businessProfileId, version: 1 })
      const after = yield* getDashboard.handle(days)
      expect([after.saleValue, after.saleReturn]).toEqual([undefined, undefined])
      yield* removeSaleValue.handle({ businessProfileId, version: 1 })
    }),
  ))

test("a sale's value that somebody changed since is neither overwritten nor removed", () =>
  run(
    Effect.gen(function* () {
      const value = { businessProfileId, averageSale: 500_00, closePercent: 10 }
      yield* keepSaleValue.handle({ ...value, version: 0 })
      for (const version of [0, 2]) {
        const refused = yield* Effect.flip(keepSaleValue.handle({ ...value, averageSale: 1, version }))
        expect(refused).toMatchObject({ _tag: "DifferenceStale", revision: 1, current: { averageSale: 500_00 } })
      }
      expect((yield* Effect.flip(removeSaleValue.handle({ businessProfileId, version: 3 })))._tag).toBe(
        "DifferenceStale",
      )
      expect((yield* keepSaleValue.handle({ ...value, closePercent: 20, version: 1 })).version).toBe(2)
    }),
  ))

test("a campaign's results have its days, its verdict and its estimate beside them", () =>
  run(
    Effect.gen(function* () {
      const estimate = { dailyBudget: 200_00, reachLow: 1, reachHigh: 9, resultsLow: 1, resultsHigh: 3 }
      yield* running({ estimate })
      const shown = yield* getCampaignResults.handle(key)
      expect([shown.from, shown.to, shown.days.length]).toEqual(["2026-11-01", "2026-11-12", 12])
      expect(shown.totals).toMatchObject({ results: 20, spend: 2_000_00 })
      expect(shown.verdict).toMatchObject({ outcome: "GoingWell", reason: "enoughResults", adDays: 10 })
      expect(shown.estimate).toEqual({ low: 10, high: 30, results: 20, spend: 2_000_00, standing: "Within" })
    }),
  ))

test("a campaign from before estimates were kept has none, and an ended one no verdict", () =>
  run(
    Effect.gen(function* () {
      yield* running({ status: "Completed", endDate: "2026-11-10" })
      const shown = yield* getCampaignResults.handle(key)
      expect([shown.estimate, shown.verdict, shown.to]).toEqual([undefined, undefined, "2026-11-10"])
    }),
  ))

test("a dashboard compares results only where both periods are for one objective", () =>
  run(
    Effect.gen(function* () {
      const database = yield* running()
      const second = { businessProfileId, from: "2026-11-06", to: "2026-11-10" }
      expect((yield* getDashboard.handle(second)).verdict).toMatchObject({ reason: "asBefore", formerCost: 100_00 })
      const campaigns = database.table<CampaignId, Campaign>("campaigns")
      const other = campaigns.get(key.campaignId)
      if (other === undefined) throw new Error("The campaign is there")
      const id = CampaignId.make(71)
      campaigns.set(id, { ...other, id, objective: "WebsiteVisits" })
      const day = { externalCampaignId: "c2", channel: "Social" as const, impressions: 9, clicks: 4, results: 9 }
      yield* (yield* DailyMetricsRepository).upsert(businessProfileId, id, [
        { ...day, date: "2026-11-02", spend: 10_00 },
      ])
      expect((yield* getDashboard.handle(second)).verdict).toMatchObject({ reason: "enoughResults" })
    }),
  ))

test("feeds with errors and approvals that wait are on the list", () =>
  run(
    Effect.gen(function* () {
      const database = yield* running()
      const sessionId = SessionId.make("00000000-0000-4000-8000-000000000002")
      database
        .table<BusinessProfileId, MemoryWaiting>("waiting_tasks")
        .set(businessProfileId, { feeds: 1, approvals: [{ sessionId, askedAt: 5, linkUntil: 6 }] })
      expect((yield* getDashboard.handle(days)).nextActions).toEqual([
        { kind: "fixFeed", count: 1 },
        { kind: "renewLink", sessionId, count: 1, oldestAt: 5 },
      ])
    }),
  ))
