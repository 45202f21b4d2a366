import { Effect } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { MemoryDatabase, QueuedJobs } from "@application/kernel/testing"
import type { ReportedDay } from "@domain/insights"
import { AdNetworks, LaunchRuns } from "../ports/index.ts"
import { afterDays, campaignOf, launchedCampaign, locks } from "../testing/launched-campaign.ts"
import { inLaunchWorld } from "../testing/launched-world.ts"
import { applyCampaignState } from "./apply-campaign-state.ts"
import { syncCampaigns } from "./sync-campaigns.ts"

const dates = ["2026-11-20", "2026-11-21", "2026-11-22"] as const
type Spends = ReadonlyArray<number>

/** Reads the campaign while each channel reports these spends of the days from its first on. */
const reading = Effect.fnUntraced(function* (spends: Spends) {
  const networks = yield* AdNetworks
  const reporting = AdNetworks.of({
    ...networks,
    metrics: ({ channel }) =>
      Effect.succeed(
        spends.map((spend, index) => ({
          date: dates[index] ?? dates[0],
          channel,
          impressions: 100,
          clicks: 10,
          results: 1,
          spend,
        })),
      ),
  })
  yield* syncCampaigns.handle({}).pipe(Effect.provideService(AdNetworks, reporting))
})

const reportedDays = Effect.map(MemoryDatabase, (database) => [
  ...database.table<string, ReportedDay>("daily_metrics").values(),
])
const sum = (amounts: ReadonlyArray<number>) => amounts.reduce((all, one) => all + one, 0)

test("no sequence of readings shows more than was paid, and all agree", async () => {
  const anySpends = fc.array(fc.integer({ min: 0, max: 400_000 }), { minLength: 1, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(fc.array(anySpends, { minLength: 1, maxLength: 4 }), (readings) =>
      inLaunchWorld(
        Effect.gen(function* () {
          const key = yield* launchedCampaign
          yield* afterDays(2)
          for (const spends of readings) {
            yield* reading(spends)
            const { spent, totals, price } = yield* campaignOf(key)
            const days = yield* reportedDays
            const reported = sum(days.map((day) => day.reported))
            expect(spent).toBe(Math.min(reported, price?.media ?? 0))
            expect(totals.spend).toBe(spent)
            expect(totals.costPerClick).toBe(Math.round(spent / totals.clicks))
            expect(sum(days.map(({ spend }) => spend))).toBe(spent)
            expect((yield* locks)[0]?.spent).toBe(spent)
          }
        }),
      ),
    ),
    { numRuns: 20 },
  )
})

test("the networks are asked for less a day as money runs low, once a day", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      const jobs = yield* QueuedJobs
      yield* afterDays(2)
      yield* reading([200_000, 100_000, 0])
      expect((yield* jobs.take).map(({ contract }) => contract.name)).toContain("campaigns/ApplyCampaignState")
      const run = yield* (yield* LaunchRuns).latest(key.businessProfileId, key.campaignId)
      // 700,010 were locked, 600,000 are spent, eight days are left.
      expect(run?.dailyBudget).toBe(12_501)
      const budgets: Array<readonly [string, number]> = []
      const networks = yield* AdNetworks
      const listening = AdNetworks.of({
        ...networks,
        setBudget: ({ channel }, { daily }) => Effect.sync(() => void budgets.push([channel, daily])),
      })
      yield* applyCampaignState.handle(key).pipe(Effect.provideService(AdNetworks, listening))
      expect(budgets).toEqual([
        ["Social", 6_251],
        ["Search", 6_250],
      ])
      yield* reading([200_000, 100_000, 9_000])
      expect((yield* jobs.take).map(({ contract }) => contract.name)).not.toContain("campaigns/ApplyCampaignState")
    }),
  ))

test("a campaign that spends as planned leaves its networks' budgets alone", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      yield* launchedCampaign
      yield* afterDays(2)
      yield* reading([35_000, 35_000, 0])
      expect(yield* (yield* QueuedJobs).take).toEqual([])
    }),
  ))
