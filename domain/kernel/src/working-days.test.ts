import { expect, test } from "vitest"
import { endOfWorkingDay, isWorkingDay, workingDayAfter } from "./working-days.ts"

test("weekends and holidays are no working days", () => {
  const week = ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"]
  expect(week.map((day) => isWorkingDay(day, ["2026-11-18"]))).toEqual([true, true, false, true, true, false, false])
})

test("working days are counted from the day after, over weekends and holidays", () => {
  expect(workingDayAfter("2026-11-16", 1)).toBe("2026-11-17")
  expect(workingDayAfter("2026-11-20", 2)).toBe("2026-11-24")
  expect(workingDayAfter("2026-12-24", 2, ["2026-12-25", "2026-12-28"])).toBe("2026-12-30")
})

test("a working day ends at local midnight, also where clocks change before it", () => {
  const friday = Date.parse("2026-10-23T12:00:00+01:00")
  expect(endOfWorkingDay(friday, 2, "Europe/London")).toBe(Date.parse("2026-10-28T00:00:00Z"))
  expect(endOfWorkingDay(friday, 2, "Europe/London", ["2026-10-26"])).toBe(Date.parse("2026-10-29T00:00:00Z"))
})
