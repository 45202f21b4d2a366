import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import {
  bakeryFacts,
  memoryIds,
  memoryJobQueue,
  MemoryDatabase,
  memoryLinkHasher,
  memoryProfiles,
  memoryRateLimits,
  memoryTables,
  memoryUnitOfWork,
  QueuedJobs,
  userActor,
} from "@application/kernel/testing"
import { memoryPortals } from "@application/portals/testing"
import type { ScheduleSettings } from "@domain/insights"
import { BusinessProfileId, CampaignId, UserId } from "@domain/kernel"
import { DailyMetricsRepository } from "../ports/index.ts"
import {
  memoryDailyMetricsRepository,
  memoryDashboardCampaigns,
  memoryPublishedReports,
  memoryReportFiles,
  memoryReportMails,
  memoryReportReaders,
  SentReports,
} from "../testing/index.ts"
import { listPublishedReports } from "./published-reports.ts"
import { endReportMails, previewReportSchedule, resendReport, testReportSchedule } from "./report-mails.ts"
import {
  listReportSchedules,
  listReportSendings,
  removeReportSchedule,
  saveReportSchedule,
  setDailyResults,
  setReportScheduleState,
} from "./report-schedules.ts"
import { sendDueReports, sendScheduledReport } from "./send-reports.ts"

const businessProfileId = BusinessProfileId.make(7)
/** A Tuesday in Kolkata. */
const now = Date.parse("2026-12-08T10:00:00+05:30")
const day = 86_400_000
const [asha, dev] = [UserId.make(5), UserId.make(6)]

const readers = memoryReportReaders(
  new Map([
    [
      businessProfileId,
      [
        { userId: asha, name: "Asha Rao", provedAddress: "asha@example.com", language: "he" as const },
        { userId: dev, name: "Dev", language: "en" as const },
      ],
    ],
  ]),
)

const world = Layer.mergeAll(
  memoryDailyMetricsRepository,
  memoryDashboardCampaigns,
  memoryJobQueue,
  memoryProfiles([bakeryFacts()]),
  memoryPublishedReports,
  memoryLinkHasher,
  memoryReportFiles,
  memoryReportMails,
  memoryTables,
  readers,
  memoryPortals(),
).pipe(
  Layer.provideMerge(Layer.mergeAll(memoryUnitOfWork, memoryRateLimits, memoryIds)),
  Layer.provideMerge(MemoryDatabase.layer),
  Layer.provideMerge(Layer.effectDiscard(TestClock.setTime(now)).pipe(Layer.provideMerge(TestClock.layer()))),
)

const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  work.pipe(
    Effect.provideService(CurrentActor, userActor(asha, [businessProfileId])),
    Effect.provide(world),
    Effect.runPromise,
  )

const daily: ScheduleSettings = {
  name: "  Every morning ",
  cadence: { kind: "Daily" },
  time: "08:00",
  timeZone: "Asia/Kolkata",
  period: "Yesterday",
  compare: "PreviousPeriod",
  members: [asha],
  addresses: ["Accounts@Example.com"],
  language: "en",
}

const save = (settings: Partial<ScheduleSettings> = {}) =>
  saveReportSchedule.handle({ businessProfileId, ...daily, ...settings })

/** Runs the queued jobs until none is left; one that fails is returned as a defect. */
const work = Effect.gen(function* () {
  for (const { input } of yield* (yield* QueuedJobs).take)
    yield* sendScheduledReport.handle(input as Parameters<typeof sendScheduledReport.handle>[0])
})
const tick = Effect.andThen(sendDueReports.handle({}), work)
const later = (millis: number) => Effect.andThen(TestClock.adjust(millis), tick)
const mailsTo = (address: string) =>
  Effect.map(
    Effect.flatMap(SentReports, ({ all }) => all),
    (all) => all.filter(({ to }) => to === address),
  )
const sendings = (scheduleId: Parameters<typeof listReportSendings.handle>[0]["scheduleId"]) =>
  listReportSendings.handle({ businessProfileId, scheduleId })

test("a report leaves when it is due, to everybody, and is in the library", () =>
  run(
    Effect.gen(function* () {
      yield* (yield* DailyMetricsRepository).upsert(businessProfileId, CampaignId.make(70), [
        {
          date: "2026-12-08",
          channel: "Social",
          externalCampaignId: "c",
          impressions: 100,
          clicks: 4,
          results: 1,
          spend: 500,
        },
      ])
      const { id, nextAt, name } = yield* save()
      expect([name, nextAt]).toEqual(["Every morning", Date.parse("2026-12-09T08:00:00+05:30")])
      yield* tick
      expect(yield* listPublishedReports.handle({ businessProfileId })).toEqual([])
      yield* later(day)
      expect(yield* listPublishedReports.handle({ businessProfileId })).toMatchObject([
        { name: "Every morning", range: { from: "2026-12-08", to: "2026-12-08" } },
      ])
      const [mail] = yield* mailsTo("asha@example.com")
      expect(mail).toMatchObject({ businessName: "Rao's Bakery", language: "en", mailId: "report-1-0-1" })
      expect(mail?.sentences).toContain("en brought")
      expect(mail?.link).toMatch(/^https:\/\/portal\.example\//)
      expect(yield* mailsTo("accounts@example.com")).toHaveLength(1)
      const [sending] = yield* sendings(id)
      expect(sending?.deliveries.map(({ state }) => state)).toEqual(["Sent", "Sent"])
    }),
  ))

test("neither a second look nor a repeated job sends a report twice", () =>
  run(
    Effect.gen(function* () {
      const { id } = yield* save()
      yield* later(day)
      yield* tick
      const [sending] = yield* sendings(id)
      yield* sendScheduledReport.handle({ businessProfileId, sendingId: sending?.id ?? expect.unreachable() })
      expect(yield* mailsTo("asha@example.com")).toHaveLength(1)
      expect(yield* listPublishedReports.handle({ businessProfileId })).toHaveLength(1)
    }),
  ))

test("what was due while nobody worked is sent day by day afterwards", () =>
  run(
    Effect.gen(function* () {
      yield* save()
      yield* TestClock.adjust(3 * day)
      yield* tick
      yield* tick
      yield* tick
      yield* tick
      const ranges = (yield* listPublishedReports.handle({ businessProfileId })).map(({ range }) => range.from)
      expect(ranges.toSorted()).toEqual(["2026-12-08", "2026-12-09", "2026-12-10"])
    }),
  ))

test("after a server that did not answer only those who got nothing are mailed", () =>
  run(
    Effect.gen(function* () {
      const { answer } = yield* SentReports
      const { id } = yield* save()
      yield* answer("accounts@example.com", "Unreachable")
      yield* TestClock.adjust(day)
      yield* sendDueReports.handle({})
      expect((yield* Effect.exit(work))._tag).toBe("Failure")
      const [failed] = yield* sendings(id)
      expect(failed?.deliveries.map(({ state, failure }) => [state, failure])).toEqual([
        ["Sent", undefined],
        ["Failed", "Unreachable"],
      ])
      yield* answer("accounts@example.com", undefined)
      yield* sendScheduledReport.handle({ businessProfileId, sendingId: failed?.id ?? expect.unreachable() })
      expect(yield* mailsTo("asha@example.com")).toHaveLength(1)
      expect(yield* mailsTo("accounts@example.com")).toHaveLength(1)
      expect(yield* listPublishedReports.handle({ businessProfileId })).toHaveLength(1)
    }),
  ))

test("an address that was refused is tried again only by somebody's wish", () =>
  run(
    Effect.gen(function* () {
      const { answer } = yield* SentReports
      const { id } = yield* save({ members: [dev] })
      yield* answer("accounts@example.com", "Refused")
      yield* later(day)
      const [failed] = yield* sendings(id)
      expect(failed?.deliveries.map(({ failure }) => failure)).toEqual(["NoAddress", "Refused"])
      const sendingId = failed?.id ?? expect.unreachable()
      yield* answer("accounts@example.com", undefined)
      yield* sendScheduledReport.handle({ businessProfileId, sendingId })
      expect(yield* mailsTo("accounts@example.com")).toEqual([])
      yield* resendReport.handle({ businessProfileId, sendingId, recipient: 1 })
      yield* work
      expect((yield* mailsTo("accounts@example.com")).map(({ mailId }) => mailId)).toEqual(["report-1-1-2"])
      expect(yield* Effect.flip(resendReport.handle({ businessProfileId, sendingId, recipient: 9 }))).toMatchObject({
        _tag: "ReportNotFound",
      })
    }),
  ))

const endOf = (mail: { readonly end: { readonly page: string } } | undefined) => mail?.end.page.split("/").at(-1) ?? ""

test("one press in the mail ends it for its recipient, and for good", () =>
  run(
    Effect.gen(function* () {
      const { id } = yield* save()
      yield* later(day)
      const [mail] = yield* mailsTo("accounts@example.com")
      const ended = yield* endReportMails.handle({ key: endOf(mail) })
      expect(ended).toEqual({ name: "Every morning", businessName: "Rao's Bakery" })
      yield* endReportMails.handle({ key: endOf(mail) })
      yield* later(day)
      expect(yield* mailsTo("accounts@example.com")).toHaveLength(1)
      expect(yield* mailsTo("asha@example.com")).toHaveLength(2)
      const [{ schedule } = expect.unreachable()] = (yield* listReportSchedules.handle({ businessProfileId })).schedules
      expect(schedule).toMatchObject({ addresses: [], ended: ["accounts@example.com"], state: "Active" })
      expect(
        yield* Effect.flip(saveReportSchedule.handle({ businessProfileId, scheduleId: id, ...daily })),
      ).toMatchObject({ fields: { addresses: ["insights.reportAddressEnded"] } })
      expect(yield* Effect.flip(endReportMails.handle({ key: `${endOf(mail)}x` }))).toMatchObject({
        _tag: "LinkInvalid",
      })
    }),
  ))

test("who asked for no more before a mail left is not mailed by a retry", () =>
  run(
    Effect.gen(function* () {
      const { answer } = yield* SentReports
      const { id } = yield* save()
      yield* later(day)
      const [mail] = yield* mailsTo("accounts@example.com")
      yield* answer("accounts@example.com", "Unreachable")
      yield* TestClock.adjust(day)
      yield* sendDueReports.handle({})
      yield* Effect.exit(work)
      yield* answer("accounts@example.com", undefined)
      yield* endReportMails.handle({ key: endOf(mail) })
      const [failed] = yield* sendings(id)
      yield* sendScheduledReport.handle({ businessProfileId, sendingId: failed?.id ?? expect.unreachable() })
      expect(yield* mailsTo("accounts@example.com")).toHaveLength(1)
      expect((yield* sendings(id))[0]?.deliveries[1]?.state).toBe("Ended")
    }),
  ))

test("a test goes to its sender alone, and is no report of the schedule", () =>
  run(
    Effect.gen(function* () {
      const { id } = yield* save()
      expect((yield* testReportSchedule.handle({ businessProfileId, scheduleId: id })).isTest).toBe(true)
      yield* work
      expect(yield* mailsTo("asha@example.com")).toHaveLength(1)
      expect(yield* mailsTo("accounts@example.com")).toEqual([])
      yield* later(day)
      expect(yield* mailsTo("accounts@example.com")).toHaveLength(1)
    }),
  ))

test("a change after sending does not send the same day again", () =>
  run(
    Effect.gen(function* () {
      const { id } = yield* save()
      yield* later(day)
      const changed = yield* saveReportSchedule.handle({ businessProfileId, scheduleId: id, ...daily, time: "18:00" })
      expect(changed.nextAt).toBe(Date.parse("2026-12-10T18:00:00+05:30"))
    }),
  ))

test("a pause sends nothing, and what it left out stays out", () =>
  run(
    Effect.gen(function* () {
      const { id } = yield* save()
      yield* setReportScheduleState.handle({ businessProfileId, scheduleId: id, state: "Paused" })
      yield* later(3 * day)
      expect(yield* mailsTo("asha@example.com")).toEqual([])
      yield* setReportScheduleState.handle({ businessProfileId, scheduleId: id, state: "Active" })
      yield* tick
      expect(yield* mailsTo("asha@example.com")).toEqual([])
      yield* later(day)
      expect(yield* mailsTo("asha@example.com")).toHaveLength(1)
    }),
  ))

test("the daily mail of results is one switch, and its mail turns it off", () =>
  run(
    Effect.gen(function* () {
      const isOn = Effect.map(listReportSchedules.handle({ businessProfileId }), ({ dailyResults }) => dailyResults)
      expect(yield* isOn).toBe(false)
      yield* setDailyResults.handle({ businessProfileId, isOn: false })
      yield* setDailyResults.handle({ businessProfileId, isOn: true })
      expect(yield* isOn).toBe(true)
      yield* later(day)
      const [mail] = yield* mailsTo("asha@example.com")
      expect(mail).toMatchObject({ language: "he" })
      yield* endReportMails.handle({ key: endOf(mail) })
      expect(yield* isOn).toBe(false)
      yield* later(day)
      expect(yield* mailsTo("asha@example.com")).toHaveLength(1)
      yield* setDailyResults.handle({ businessProfileId, isOn: true })
      expect(yield* isOn).toBe(true)
      yield* later(day)
      expect(yield* mailsTo("asha@example.com")).toHaveLength(2)
      yield* setDailyResults.handle({ businessProfileId, isOn: false })
      expect(yield* isOn).toBe(false)
    }),
  ))

test("a removed schedule sends no more, and what it published stays", () =>
  run(
    Effect.gen(function* () {
      const { id } = yield* save()
      yield* later(day)
      yield* sendDueReports.handle({})
      yield* removeReportSchedule.handle({ businessProfileId, scheduleId: id })
      yield* later(day)
      expect(yield* mailsTo("asha@example.com")).toHaveLength(1)
      expect(yield* listPublishedReports.handle({ businessProfileId })).toHaveLength(1)
      expect(yield* Effect.flip(sendings(id))).toMatchObject({ _tag: "ScheduleNotFound" })
    }),
  ))

test("a preview says when the next three leave and shows the report of now", () =>
  run(
    Effect.gen(function* () {
      const { upcoming, report } = yield* previewReportSchedule.handle({ businessProfileId, ...daily })
      expect(upcoming.map(({ range }) => range.to)).toEqual(["2026-12-08", "2026-12-09", "2026-12-10"])
      expect(report.report.days).toEqual({ from: "2026-12-07", to: "2026-12-07" })
    }),
  ))

test("settings with wrong fields are refused by field, and a business has 20 at most", () =>
  run(
    Effect.gen(function* () {
      const wrong = { name: " ", members: [UserId.make(99)], addresses: ["nobody"], period: "LastMonth" as const }
      expect(yield* Effect.flip(save(wrong))).toMatchObject({
        fields: {
          name: ["validation.required"],
          members: ["insights.reportMemberUnknown"],
          addresses: ["insights.reportAddressInvalid"],
          period: ["insights.reportPeriodMisfit"],
        },
      })
      expect(yield* Effect.flip(save({ members: [], addresses: [] }))).toMatchObject({
        fields: { members: ["insights.reportRecipientsNone"] },
      })
      expect(yield* Effect.flip(save({ timeZone: "Pacific/Kiritimati", time: "01:00" }))).toMatchObject({
        fields: { time: ["insights.reportTooEarly"] },
      })
      for (let number = 0; number < 20; number += 1) yield* save()
      expect(yield* Effect.flip(save())).toMatchObject({ _tag: "SchedulesFull", most: 20 })
    }),
  ))
