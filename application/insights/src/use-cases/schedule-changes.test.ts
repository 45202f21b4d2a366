import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import {
  asha,
  businessProfileId,
  daily,
  day,
  dev,
  inScheduleWorld,
  later,
  mailsTo,
  save,
  sendings,
  tick,
  work,
} from "../testing/schedule-world.ts"
import { removeReport } from "./published-reports.ts"
import { previewReportSchedule, resendReport } from "./report-mails.ts"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import {
  listReportSchedules,
  removeReportSchedule,
  setReportScheduleState,
  saveReportSchedule,
  setDailyResults,
} from "./report-schedules.ts"

/** A report that has been due for twenty seconds. */
const due = Effect.tap(save(), () => TestClock.adjust(22 * 3_600_000 + 20_000))

test("a report that is due still leaves after it is renamed", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      const { id, nextAt } = yield* due
      const renamed = yield* saveReportSchedule.handle({ businessProfileId, scheduleId: id, ...daily, name: "New" })
      expect(renamed.nextAt).toBe(nextAt)
      yield* tick
      expect(yield* mailsTo("asha@example.com")).toHaveLength(1)
    }),
  ))

test("a report that is due leaves once when its time is changed", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      const { id } = yield* due
      const moved = yield* saveReportSchedule.handle({ businessProfileId, scheduleId: id, ...daily, time: "18:00" })
      yield* work
      expect(yield* mailsTo("asha@example.com")).toHaveLength(1)
      expect(moved.nextAt).toBe(Date.parse("2026-12-10T18:00:00+05:30"))
      yield* later(day / 2)
      expect(yield* sendings(id)).toHaveLength(1)
    }),
  ))

test("turning the daily mail on again leaves out nothing that is due", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      yield* setDailyResults.handle({ businessProfileId, isOn: true })
      yield* TestClock.adjust(22 * 3_600_000 + 20_000)
      yield* setDailyResults.handle({ businessProfileId, isOn: true })
      yield* tick
      expect(yield* mailsTo("asha@example.com")).toHaveLength(1)
      expect((yield* listReportSchedules.handle({ businessProfileId })).schedules).toHaveLength(1)
    }),
  ))

test("a deleted report is not sent again, and mails that waited for it say so", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      const { id } = yield* save()
      yield* later(day)
      const [sending = expect.unreachable()] = yield* sendings(id)
      const again = resendReport.handle({ businessProfileId, sendingId: sending.id, recipient: 0 })
      yield* again
      const reportId = sending.reportId ?? expect.unreachable()
      yield* removeReport.handle({ businessProfileId, reportId })
      yield* work
      expect((yield* sendings(id))[0]?.deliveries[0]).toMatchObject({ state: "Failed", failure: "ReportGone" })
      expect(yield* Effect.flip(again)).toMatchObject({ _tag: "ReportNotFound" })
    }),
  ))

test("who was taken out is not sent a report again, nor said to have ended it", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      const { id } = yield* save()
      yield* later(day)
      const [sending = expect.unreachable()] = yield* sendings(id)
      const again = resendReport.handle({ businessProfileId, sendingId: sending.id, recipient: 1 })
      yield* again
      yield* saveReportSchedule.handle({ businessProfileId, scheduleId: id, ...daily, addresses: [] })
      yield* work
      expect((yield* sendings(id))[0]?.deliveries[1]).toMatchObject({ state: "Failed", failure: "NoRecipient" })
      expect(yield* Effect.flip(again)).toMatchObject({ _tag: "RecipientGone" })
    }),
  ))

test("a daily mail is changed by its user alone, and keeps its timing and recipient", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      yield* setDailyResults.handle({ businessProfileId, isOn: true })
      const [row = expect.unreachable()] = (yield* listReportSchedules.handle({ businessProfileId })).schedules
      const scheduleId = row.schedule.id
      const monthly = { ...daily, cadence: { kind: "Monthly", day: 1 }, period: "LastMonth" } as const
      const change = saveReportSchedule.handle({ businessProfileId, scheduleId, ...monthly, name: "Mine" })
      const asDev = Effect.provideService(CurrentActor, userActor(dev, [businessProfileId]))
      const refused = { _tag: "DailyOfAnother" }
      expect(yield* Effect.flip(asDev(change))).toMatchObject(refused)
      const pause = setReportScheduleState.handle({ businessProfileId, scheduleId, state: "Paused" })
      expect(yield* Effect.flip(asDev(pause))).toMatchObject(refused)
      expect(yield* Effect.flip(asDev(removeReportSchedule.handle({ businessProfileId, scheduleId })))).toMatchObject(
        refused,
      )
      const { name, cadence, members, addresses } = yield* change
      expect({ name, cadence, members, addresses }).toEqual({
        name: "Mine",
        cadence: { kind: "Daily" },
        members: [asha],
        addresses: [],
      })
    }),
  ))

test("a mailed report's file name has no signs that file systems refuse", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      yield* save({ name: "May/June: all" })
      yield* later(day)
      expect((yield* mailsTo("asha@example.com"))[0]?.file.name).toBe("May-June- all.pdf")
    }),
  ))

test("a preview of a change names the time that saving keeps", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      const { id } = yield* save()
      yield* later(day)
      const change = { businessProfileId, scheduleId: id, ...daily, time: "18:00" }
      const { upcoming } = yield* previewReportSchedule.handle(change)
      const saved = yield* saveReportSchedule.handle(change)
      expect(upcoming[0]?.at).toBe(saved.nextAt)
    }),
  ))

test("a business saves regular reports at most 60 times a day", () =>
  inScheduleWorld(
    Effect.gen(function* () {
      const { id } = yield* save()
      const again = saveReportSchedule.handle({ businessProfileId, scheduleId: id, ...daily })
      for (let number = 1; number < 60; number += 1) yield* again
      expect(yield* Effect.flip(again)).toMatchObject({ _tag: "TooManyRequests" })
    }),
  ))
