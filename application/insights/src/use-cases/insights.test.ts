import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { type InputOf, outputIn } from "@application/kernel"
import {
  bakeryFacts,
  MemoryDatabase,
  memoryIds,
  memoryJobQueue,
  memoryProfiles,
  memoryTables,
  memoryUnitOfWork,
  profilesIn,
} from "@application/kernel/testing"
import { memoryCountedConversions } from "@application/campaigns/testing"
import { SpendForecasts } from "@application/campaigns/services"
import type { Campaign } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, LeadId, SessionId } from "@domain/kernel"
import { ListLeads } from "../contract/index.ts"
import type { NetworkLead } from "@domain/insights"
import { DailyMetricsRepository } from "../ports/index.ts"
import {
  memoryAnswerHours,
  memoryDailyMetricsRepository,
  memoryMetricPartsRepository,
  memoryDashboardCampaigns,
  type MemoryLeadForm,
  AnnouncedLeads,
  memoryLeadEvents,
  memoryLeadForms,
  memoryLeadRepository,
  memoryThrowAwayMail,
  memoryWaitingTasks,
} from "../testing/index.ts"
import { getDashboard } from "./get-dashboard.ts"
import { getPerformanceReport } from "./get-performance-report.ts"
import { getLead, listLeads, updateLeadStatus } from "./leads.ts"
import { receiveLeadNotice } from "./receive-lead-notice.ts"

const leadsOf = (input: InputOf<typeof ListLeads>) =>
  Effect.flatMap(listLeads.handle(input), (page) => outputIn(ListLeads, page))

const world = Layer.mergeAll(
  memoryAnswerHours(),
  memoryDailyMetricsRepository,
  memoryMetricPartsRepository,
  memoryDashboardCampaigns,
  memoryLeadEvents,
  memoryLeadForms,
  memoryThrowAwayMail,
  memoryLeadRepository,
  memoryProfiles([bakeryFacts()]),
  memoryTables,
  memoryWaitingTasks,
  memoryCountedConversions,
  Layer.succeed(SpendForecasts, {
    of: () => Effect.succeed({ dailySpend: 400_00, daysLeft: 1, isLow: true, missing: 900_00 }),
    over: () => Effect.succeed({ dailySpend: 400_00, daysLeft: 1, isLow: true, missing: 900_00 }),
  }),
).pipe(
  Layer.provideMerge(Layer.mergeAll(memoryUnitOfWork, memoryJobQueue, memoryIds)),
  Layer.provideMerge(MemoryDatabase.layer),
)

const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(work, world))

const businessProfileId = BusinessProfileId.make(7)
const campaignId = CampaignId.make(70)

const campaign: Campaign = {
  id: campaignId,
  businessProfileId,
  sessionId: SessionId.make("00000000-0000-4000-8000-000000000001"),
  name: "Sunrise",
  region: "IN",
  status: "Paused",
  pauseReason: "insufficientFunds",
  channels: [],
  spent: 0,
  createdAt: 1,
}

const withForm = Effect.gen(function* () {
  const database = yield* MemoryDatabase
  const owner = { businessProfileId, campaignId, campaignName: "Sunrise" }
  database.table<string, MemoryLeadForm>("lead_forms").set("f1", owner)
  const lead = { externalId: "x1", name: "Asha Rao", mobileNumber: "+91 90000 12345", submittedOn: 1_000 }
  database.table<string, NetworkLead>("network_leads").set("x1", lead)
  return database
})

const notice = { externalLeadId: "x1", externalFormId: "f1" }

test("a dashboard shows every day of its range, the range before and what is next", () =>
  run(
    Effect.gen(function* () {
      const database = yield* withForm
      database.table<CampaignId, Campaign>("campaigns").set(campaignId, campaign)
      yield* receiveLeadNotice.handle(notice)
      const day = {
        externalCampaignId: "c1",
        channel: "Social" as const,
        impressions: 100,
        clicks: 4,
        results: 2,
        spend: 1_000,
      }
      yield* (yield* DailyMetricsRepository).upsert(businessProfileId, campaignId, [
        { ...day, date: "2026-11-09" },
        { ...day, date: "2026-11-11" },
      ])
      const shown = yield* getDashboard.handle({ businessProfileId, from: "2026-11-10", to: "2026-11-12" })
      expect(shown.days.map(({ date, spend }) => [date, spend])).toEqual([
        ["2026-11-10", 0],
        ["2026-11-11", 1_000],
        ["2026-11-12", 0],
      ])
      expect(shown).toMatchObject({
        from: "2026-11-10",
        to: "2026-11-12",
        currency: "INR",
        totals: { spend: 1_000, costPerResult: 500 },
        previous: { spend: 1_000 },
        newLeads: 1,
        campaigns: [{ campaignId: 70, name: "Sunrise", status: "Paused", totals: { spend: 1_000 } }],
      })
      expect(shown.nextActions.map(({ kind }) => kind)).toEqual(["topUp", "lowBalance", "answerLeads"])
      expect(shown.nextActions[1]).toEqual({ kind: "lowBalance", days: 1, amount: 900_00 })
      expect(shown.nextActions[2]).toEqual({ kind: "answerLeads", count: 1, oldestAt: 1_000 })
      expect(shown.verdict).toMatchObject({ outcome: "NeedsYou", reason: "action", action: { kind: "topUp" } })
    }),
  ))

test("a lead that its form marks is kept with the reason, and a fitting lead says so", () =>
  run(
    Effect.gen(function* () {
      const database = yield* withForm
      const choices = [
        { text: "Own", isFitting: true },
        { text: "Rent", isFitting: false },
      ]
      const owner = { businessProfileId, campaignId, campaignName: "Sunrise" }
      const questions = [{ key: "q1", label: "Own or rent?", choices }]
      database.table<string, MemoryLeadForm>("lead_forms").set("f1", { ...owner, questions })
      for (const { text } of choices) {
        const answers = [{ question: "Own or rent?", answer: text }]
        const lead = { externalId: text, name: text, submittedOn: 2_000, answers }
        database.table<string, NetworkLead>("network_leads").set(text, lead)
        yield* receiveLeadNotice.handle({ externalLeadId: text, externalFormId: "f1" })
      }
      const { leads } = yield* leadsOf({ businessProfileId })
      expect(leads.map(({ name, fit }) => [name, fit]).toSorted()).toEqual([
        ["Own", { isFitting: true }],
        ["Rent", { isFitting: false, because: "Own or rent?: Rent" }],
      ])
    }),
  ))

test("dashboard and list count the same leads by the business's clock", () =>
  run(
    Effect.gen(function* () {
      const database = yield* withForm
      const at = (iso: string, id: string) =>
        database
          .table<string, NetworkLead>("network_leads")
          .set(id, { externalId: id, name: id, submittedOn: Date.parse(iso) })
      at("2026-11-09T18:29:59Z", "late on the 9th in India")
      at("2026-11-09T18:30:00Z", "first of the 10th")
      at("2026-11-12T18:29:59Z", "last of the 12th")
      at("2026-11-12T18:30:00Z", "first of the 13th")
      for (const id of database.table<string, NetworkLead>("network_leads").keys())
        yield* receiveLeadNotice.handle({ externalLeadId: id, externalFormId: "f1" })
      const days = { businessProfileId, from: "2026-11-10", to: "2026-11-12" }
      const listed = yield* leadsOf(days)
      expect(listed.leads.map(({ name }) => name)).toEqual(["last of the 12th", "first of the 10th"])
      expect((yield* getDashboard.handle(days)).leads).toBe(listed.total)
      profilesIn(database).set(businessProfileId, bakeryFacts({ region: "GB" }))
      const inLondon = yield* leadsOf(days)
      expect(inLondon.leads.map(({ name }) => name)).toEqual(["first of the 13th", "last of the 12th"])
      expect((yield* getDashboard.handle(days)).leads).toBe(inLondon.total)
      expect((yield* leadsOf({ businessProfileId })).total).toBe(5)
    }),
  ))

test("an empty profile's dashboard asks for a first campaign", () =>
  run(
    Effect.gen(function* () {
      const shown = yield* getDashboard.handle({ businessProfileId, from: "2026-11-12", to: "2026-11-10" })
      expect(shown).toMatchObject({ from: "2026-11-10", to: "2026-11-12", campaigns: [], byChannel: [] })
      expect(shown.totals).toEqual({ impressions: 0, clicks: 0, results: 0, spend: 0 })
      expect(shown.nextActions.map(({ kind }) => kind)).toEqual(["lowBalance", "createCampaign"])
      expect(shown.verdict).toBeUndefined()
    }),
  ))

test("a long range is cut to the chart's, and an invalid day is read as the next", () =>
  run(
    Effect.gen(function* () {
      const shown = yield* getDashboard.handle({ businessProfileId, from: "1990-01-01", to: "2026-02-30" })
      expect(shown.to).toBe("2026-03-02")
      expect(shown.days).toHaveLength(400)
    }),
  ))

test("an announced lead is fetched, stored once and notified once", () =>
  run(
    Effect.gen(function* () {
      const database = yield* withForm
      yield* receiveLeadNotice.handle(notice)
      yield* receiveLeadNotice.handle(notice)
      const page = yield* leadsOf({ businessProfileId })
      expect(page.total).toBe(1)
      expect(page.leads[0]).toMatchObject({ name: "Asha Rao", campaignName: "Sunrise", status: "New" })
      expect([...database.table("lead_announcements").values()]).toEqual(["Asha Rao"])
      expect(yield* (yield* AnnouncedLeads).all).toEqual([[page.leads[0]?.id, "created"]])
    }),
  ))

test("notices of unknown forms and leads are ignored", () =>
  run(
    Effect.gen(function* () {
      yield* withForm
      yield* receiveLeadNotice.handle({ externalLeadId: "x1", externalFormId: "f9" })
      yield* receiveLeadNotice.handle({ externalLeadId: "x9", externalFormId: "f1" })
      expect((yield* leadsOf({ businessProfileId })).total).toBe(0)
    }),
  ))

test("only a lead's own profile can change its status", () =>
  run(
    Effect.gen(function* () {
      yield* withForm
      yield* receiveLeadNotice.handle(notice)
      const [lead] = (yield* leadsOf({ businessProfileId })).leads
      const key = { businessProfileId, leadId: lead?.id ?? LeadId.make(404) }
      expect((yield* updateLeadStatus.handle({ ...key, status: "Won" })).status).toBe("Won")
      expect((yield* getLead.handle(key)).status).toBe("Won")
      expect((yield* leadsOf({ businessProfileId, status: "New" })).total).toBe(0)
      const foreign = { ...key, businessProfileId: BusinessProfileId.make(8) }
      expect((yield* Effect.flip(getLead.handle(foreign)))._tag).toBe("LeadNotFound")
      expect((yield* Effect.flip(updateLeadStatus.handle({ ...foreign, status: "Lost" })))._tag).toBe("LeadNotFound")
      expect((yield* (yield* AnnouncedLeads).all).map(([, event]) => event)).toEqual(["created", "updated"])
    }),
  ))

test("a report is of this month by days, in the profile's time zone and currency", () =>
  run(
    Effect.gen(function* () {
      const metrics = yield* DailyMetricsRepository
      const numbers = { externalCampaignId: "c1", channel: "Social" as const, impressions: 100, clicks: 4, results: 2 }
      yield* metrics.upsert(businessProfileId, campaignId, [
        { ...numbers, date: "2026-11-30", spend: 500 },
        { ...numbers, date: "2026-12-01", spend: 900 },
      ])
      // Half past midnight of 1 December in India.
      yield* TestClock.setTime(Date.parse("2026-11-30T19:00:00Z"))
      const report = yield* getPerformanceReport.handle({ businessProfileId })
      expect(report).toMatchObject({
        days: { from: "2026-12-01", to: "2026-12-01" },
        timeZone: "Asia/Kolkata",
        currency: "INR",
        totals: { spend: 900 },
        total: 1,
      })
      const compared = yield* getPerformanceReport.handle({
        businessProfileId,
        groupBy: "Campaign",
        compare: "PreviousPeriod",
      })
      expect(compared.compared).toEqual({ from: "2026-11-30", to: "2026-11-30" })
      expect(compared.rows).toMatchObject([{ campaignId, totals: { spend: 900 }, previous: { spend: 500 } }])
    }).pipe(Effect.provide(TestClock.layer())),
  ))
