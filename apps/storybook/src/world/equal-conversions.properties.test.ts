import { ListCampaigns } from "@application/campaigns/contract"
import { AdNetworks, CampaignRepository, LaunchRuns } from "@application/campaigns/ports"
import { getCampaign, listCampaigns, syncCampaigns } from "@application/campaigns/use-cases"
import { ConversionDays } from "@application/conversions/stores"
import {
  countConversions,
  getCampaignResults,
  getDashboard,
  getPerformanceReport,
  getPublishedReport,
  publishReport,
} from "@application/insights/use-cases"
import { CurrentActor, outputIn } from "@application/kernel"
import { Ledger } from "@application/wallet/ports"
import { addDays, ConversionActionId, localDateAt } from "@domain/kernel"
import { lawParameters } from "@domain/kernel/testing"
import { launchLock, topUp } from "@domain/wallet"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { bakery, owner } from "./bakery.ts"
import { bakeryCampaigns } from "./campaigns.ts"
import { launchRunOf } from "./launch-run.ts"
import { memoryPorts } from "./memory-ports.ts"
import { emptyBusiness, keepDraft } from "./seeds.ts"

const now = Date.parse("2026-11-28T10:00:00+05:30")
const today = localDateAt(now, "Asia/Kolkata")
const month = { businessProfileId: bakery.id, from: addDays(today, -60), to: today }
const world = memoryPorts.pipe(
  Layer.provideMerge(Layer.effectDiscard(TestClock.setTime(now)).pipe(Layer.provideMerge(TestClock.layer()))),
)
const actor = CurrentActor.of({
  kind: "user",
  userId: owner.user.id,
  portalId: owner.portalId,
  roleIds: [],
  memberships: [{ businessProfileId: bakery.id, roleId: "ClientAccess" }],
})
const inWorld = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(work.pipe(Effect.provideService(CurrentActor, actor), Effect.provide(world)))

const anyDay = fc.integer({ min: 0, max: 30 }).map((age) => addDays(today, -age))
const anyChannel = fc.constantFrom("Social" as const, "Search" as const)

/** A month of a market: what the networks report of each day, and what visitors did on the website. */
const anyMonth = fc.record({
  days: fc.uniqueArray(
    fc.record({
      date: anyDay,
      channel: anyChannel,
      impressions: fc.nat(9_000),
      clicks: fc.nat(300),
      results: fc.nat(90),
      spend: fc.nat(4_000_00),
    }),
    { maxLength: 30, selector: ({ date, channel }) => `${date} ${channel}` },
  ),
  told: fc.uniqueArray(
    fc.record({
      date: anyDay,
      channel: anyChannel,
      actionId: fc.constantFrom(1, 2).map((id) => ConversionActionId.make(id)),
      count: fc.integer({ min: 1, max: 9 }),
      value: fc.oneof(fc.constant(0), fc.nat(90_000_00)),
      isResult: fc.boolean(),
    }),
    { maxLength: 30, selector: ({ date, channel, actionId }) => `${date} ${channel} ${actionId}` },
  ),
})
type Month = typeof anyMonth extends fc.Arbitrary<infer Value> ? Value : never

/** The bakery's first campaign, launched for visits whose sales are counted. */
const launched = Effect.gen(function* () {
  yield* emptyBusiness
  const [campaign] = bakeryCampaigns(now)
  if (campaign?.price === undefined) return yield* Effect.die(new Error("The bakery has a paid campaign"))
  const { id: campaignId, businessProfileId, name: campaignName, price } = campaign
  const begun = { ...campaign, objective: "WebsiteVisits" as const, resultsAre: "Conversions" as const, spent: 0 }
  yield* (yield* CampaignRepository).save(begun)
  yield* keepDraft(begun, "LinkAccounts")
  const run = launchRunOf(begun)
  const channels = run.channels.map((one) => ({ ...one, externalIds: { campaign: `${one.channel}-1` } }))
  yield* (yield* LaunchRuns).save({ ...run, channels })
  const ledger = yield* Ledger
  const about = { businessProfileId, currency: price.currency, campaignId }
  const facts = (reference: string) => ({ businessProfileId, reference, at: now, campaignId, campaignName })
  yield* ledger.post({ ...about, reference: "paid" }, (holdings) => topUp(facts("paid"), holdings, price.total))
  yield* ledger.post({ ...about, reference: "launched" }, (holdings) => launchLock(facts("launched"), holdings, price))
  return begun
})

const reading = ({ days }: Month) =>
  Effect.gen(function* () {
    const reporting = AdNetworks.of({
      ...(yield* AdNetworks),
      review: () => Effect.succeed({ status: "Active" as const }),
      metrics: ({ channel }, since, until) =>
        Effect.succeed(days.filter((day) => day.channel === channel && day.date >= since && day.date <= until)),
      leads: () => Effect.succeed([]),
    })
    yield* syncCampaigns.handle({}).pipe(Effect.provideService(AdNetworks, reporting))
  })

test("sales on the website are the same wherever a market month is shown", async () => {
  await fc.assert(
    fc.asyncProperty(anyMonth, fc.boolean(), (market, isLate) =>
      inWorld(
        Effect.gen(function* () {
          const { id: campaignId, businessProfileId } = yield* launched
          const key = { businessProfileId, campaignId }
          const store = yield* ConversionDays
          if (isLate) yield* reading(market)
          yield* Effect.forEach(market.told, (day) => store.save({ ...key, ...day }))
          // What arrives after the last reading is counted by the job alone where it is recent, else by the next reading.
          yield* isLate ? Effect.andThen(countConversions.handle({}), reading(market)) : reading(market)
          const counted = market.told.filter(({ isResult }) => isResult)
          const results = counted.reduce((sum, { count }) => sum + count, 0)
          const value = counted.reduce((sum, day) => sum + day.value, 0)

          const dashboard = yield* getDashboard.handle(month)
          expect(dashboard.totals.results).toBe(results)
          expect(dashboard.totals.value).toBe(value === 0 ? undefined : value)
          expect(dashboard.totals.clicks).toBe(market.days.reduce((sum, { clicks }) => sum + clicks, 0))
          const cost = results === 0 ? undefined : Math.round(dashboard.totals.spend / results)
          expect(dashboard.totals.costPerResult).toBe(cost)

          const ofCampaign = yield* getCampaignResults.handle(key)
          const campaign = yield* getCampaign.handle(key)
          const list = yield* outputIn(
            ListCampaigns,
            yield* listCampaigns.handle({ businessProfileId, from: month.from, to: month.to }),
          )
          const listed = list.campaigns.find(({ id }) => id === campaignId)
          const report = yield* getPerformanceReport.handle({ ...month, groupBy: "Campaign" })
          const published = yield* publishReport.handle({ ...month, name: "Month", preset: "CustomRange" })
          const frozen = yield* getPublishedReport.handle({
            businessProfileId,
            reportId: published.report.id,
          })
          for (const totals of [
            ofCampaign.totals,
            campaign.totals,
            listed?.totals,
            listed?.period,
            report.totals,
            frozen.report.totals,
            dashboard.campaigns.find((row) => row.campaignId === campaignId)?.totals,
          ])
            expect(totals).toEqual(dashboard.totals)
          const sums = (all: ReadonlyArray<{ readonly results: number; readonly value?: number }>) => [
            all.reduce((sum, one) => sum + one.results, 0),
            all.reduce((sum, one) => sum + (one.value ?? 0), 0),
          ]
          for (const rows of [dashboard.byChannel, report.rows, ...(frozen.parts ?? []).map((part) => part.rows)])
            expect(sums(rows.map(({ totals }) => totals))).toEqual([results, value])
          for (const days of [dashboard.days, ofCampaign.days]) expect(sums(days)[0]).toBe(results)
          for (const back of [dashboard.counted, ofCampaign.conversions?.counted, frozen.counted])
            expect(back?.value).toBe(value === 0 ? undefined : value)
        }),
      ),
    ),
    { ...lawParameters(), numRuns: Math.min(25, lawParameters().numRuns) },
  )
}, 60_000)
