import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { UserId } from "@domain/kernel"
import { SentReports } from "../testing/index.ts"
import {
  businessProfileId,
  daily,
  day,
  endOf,
  inScheduleWorld,
  later,
  mailsTo,
  save,
  sendings,
  tick,
  work,
} from "../testing/schedule-world.ts"
import { listPublishedReports } from "./published-reports.ts"
import { endReportMails, previewReportSchedule, testReportSchedule } from "./report-mails.ts"
import {
  listReportSchedules,
  removeReportSchedule,
  saveReportSchedule,
  setDailyResults,
  setReportScheduleState,
} from "./report-schedules.ts"
import { sendDueReports, sendScheduledReport } from "./send-reports.ts"

test("one press in the mail ends it for its recipient, and for good", () =>
  inScheduleWorld(
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
  inScheduleWorld(
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
  inScheduleWorld(
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
  inScheduleWorld(
    Effect.gen(function* () {
      const { id } = yield* save()
      yield* later(day)
      const changed = yield* saveReportSchedule.handle({ businessProfileId, scheduleId: id, ...daily, time: "18:00" })
      expect(changed.nextAt).toBe(Date.parse("2026-12-10T18:00:00+05:30"))
    }),
  ))

test("a pause sends nothing, and what it left out stays out", () =>
  inScheduleWorld(
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
  inScheduleWorld(
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
  inScheduleWorld(
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
  inScheduleWorld(
    Effect.gen(function* () {
      const { upcoming, report } = yield* previewReportSchedule.handle({ businessProfileId, ...daily })
      expect(upcoming.map(({ range }) => range.to)).toEqual(["2026-12-08", "2026-12-09", "2026-12-10"])
      expect(report.report.days).toEqual({ from: "2026-12-07", to: "2026-12-07" })
    }),
  ))

test("settings with wrong fields are refused by field, and a business has 20 at most", () =>
  inScheduleWorld(
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
