import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { countsConversions } from "@domain/campaigns"
import { countedOnWebsite, type ReportedDay } from "@domain/insights"
import { addDays } from "@domain/kernel"
import type { MemoryCounted } from "../testing/index.ts"
import { afterDays, campaignOf, launchedCampaign } from "../testing/launched-campaign.ts"
import { inLaunchWorld, seedDraft } from "../testing/launched-world.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { syncCampaigns } from "./sync-campaigns.ts"

const visits = { creative: { objective: "WebsiteVisits" } } as const

/** The business counts what visitors do on its website. */
const counting = Effect.gen(function* () {
  const key = yield* seedDraft(visits)
  const { businessProfileId } = key
  const counted = (yield* MemoryDatabase).table<typeof businessProfileId, MemoryCounted>("counted_conversions")
  counted.set(businessProfileId, {})
  return { key, stop: Effect.sync(() => void counted.delete(businessProfileId)) }
})

/** A day of conversions as the website told it. */
const told = (date: string, count: number, value: number, channel = "Social") =>
  Effect.map(MemoryDatabase, (database) =>
    database.table<string, object>("conversion_days").set(`${date} ${channel}`, {
      businessProfileId: 7,
      campaignId: 70,
      channel,
      date,
      actionId: 1,
      count,
      value,
      isResult: true,
    }),
  )

const daysOnWebsite = Effect.map(MemoryDatabase, (database) =>
  [...database.table<string, ReportedDay>("daily_metrics").values()].filter(
    ({ externalCampaignId }) => externalCampaignId === countedOnWebsite,
  ),
)

test("a launch for visits counts sales where its business does, and keeps to it", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { key, stop } = yield* counting
      yield* launchCampaign.handle(key)
      expect(countsConversions(yield* campaignOf(key))).toBe(true)
      yield* stop
      yield* syncCampaigns.handle({})
      expect(countsConversions(yield* campaignOf(key))).toBe(true)
    }),
  ))

test("a launch for visits counts visits where its business counts no sales", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft(visits)
      yield* launchCampaign.handle(key)
      expect((yield* campaignOf(key)).resultsAre).toBeUndefined()
    }),
  ))

test("a launch for other results counts them, whatever its business counts", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      yield* counting
      const key = yield* launchedCampaign
      expect((yield* campaignOf(key)).resultsAre).toBeUndefined()
    }),
  ))

test("results are what the website told, and clicks what the networks report", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      yield* counting
      const key = yield* launchedCampaign
      const begun = yield* campaignOf(key)
      const { startDate: today = "" } = begun
      ;(yield* MemoryDatabase).table("campaigns").set(key.campaignId, {
        ...begun,
        objective: "WebsiteVisits",
        resultsAre: "Conversions",
      })
      yield* told(today, 3, 900_00)
      yield* afterDays(2)
      yield* syncCampaigns.handle({})
      yield* syncCampaigns.handle({})
      const { totals } = yield* campaignOf(key)
      expect([totals.results, totals.value]).toEqual([3, 900_00])
      expect(totals.clicks).toBeGreaterThan(0)
      yield* told(addDays(today, 1), 2, 0, "Search")
      yield* syncCampaigns.handle({})
      expect((yield* campaignOf(key)).totals.results).toBe(5)
    }),
  ))

test("a campaign for enquiries keeps its results and learns what visitors bought", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      const { startDate: today = "" } = yield* campaignOf(key)
      yield* afterDays(2)
      yield* syncCampaigns.handle({})
      const before = yield* campaignOf(key)
      yield* told(today, 4, 0)
      yield* syncCampaigns.handle({})
      expect(yield* daysOnWebsite).toEqual([])
      yield* told(today, 4, 700_00)
      yield* syncCampaigns.handle({})
      const { totals } = yield* campaignOf(key)
      expect([totals.results, totals.value]).toEqual([before.totals.results, 700_00])
    }),
  ))
