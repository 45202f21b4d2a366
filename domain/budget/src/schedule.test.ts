import { Schema } from "effect"
import { expect, test } from "vitest"
import { DayPart, Schedule, SchedulingMode } from "./schedule.ts"
import { mergeDayParts, runsAt, weeklyMinutes } from "./day-parts.ts"

const monday = (from: number, to: number) => ({ weekday: 1, from, to })
const shop: Schedule = {
  mode: "Schedule",
  dayParts: [monday(540, 720), monday(700, 1020), { weekday: 6, from: 600, to: 660 }],
}

test("overlapping and touching parts of one day are merged", () => {
  expect(mergeDayParts([monday(720, 800), monday(540, 720), { weekday: 2, from: 700, to: 900 }])).toEqual([
    monday(540, 800),
    { weekday: 2, from: 700, to: 900 },
  ])
  expect(mergeDayParts([monday(0, 500), monday(100, 200)])).toEqual([monday(0, 500)])
})

test("a schedule runs in its parts, the end excluded", () => {
  expect([runsAt(shop, 1, 540), runsAt(shop, 1, 1019), runsAt(shop, 1, 1020), runsAt(shop, 2, 600)]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(weeklyMinutes(shop)).toBe(540)
})

test("continuous running ignores the parts", () => {
  expect(weeklyMinutes({ ...shop, mode: "RunContinuously" })).toBe(10_080)
  expect(runsAt({ ...shop, mode: "RunContinuously" }, 2, 0)).toBe(true)
  expect(weeklyMinutes({ mode: "Schedule", dayParts: [] })).toBe(0)
})

test("a part ends after it starts, on a weekday and within the day", () => {
  const refused = [monday(600, 600), monday(-1, 5), monday(5, 1441), { weekday: 7, from: 0, to: 5 }]
  for (const part of refused) expect(() => Schema.decodeUnknownSync(DayPart)(part)).toThrow()
  expect(() => Schema.decodeUnknownSync(DayPart)(monday(600, 600))).toThrow(/ends after it starts/)
  expect(Schema.decodeUnknownSync(DayPart)(monday(0, 1440))).toEqual(monday(0, 1440))
})

test("a schedule has a mode and its parts", () => {
  const isSchedule = Schema.is(Schema.toType(Schedule))
  expect([shop, { mode: "Schedule" }, { dayParts: [] }].map((given) => isSchedule(given))).toEqual([true, false, false])
})

test("scheduling modes keep their numbers", () => {
  expect((["RunContinuously", "Schedule"] as const).map((mode) => Schema.encodeSync(SchedulingMode)(mode))).toEqual([
    1, 2,
  ])
})
