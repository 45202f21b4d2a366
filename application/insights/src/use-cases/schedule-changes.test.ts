import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import {
  businessProfileId,
  daily,
  day,
  inScheduleWorld,
  later,
  mailsTo,
  save,
  sendings,
  tick,
  work,
} from "../testing/schedule-world.ts"
import { listReportSchedules, saveReportSchedule, setDailyResults } from "./report-schedules.ts"

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
