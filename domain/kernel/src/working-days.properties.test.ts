import * as fc from "fast-check"
import { expect, test } from "vitest"
import { addDays } from "./calendar.ts"
import { eachDay } from "./date-range.ts"
import { anyLocalDate, law } from "./testing/index.ts"
import { isWorkingDay, workingDayAfter } from "./working-days.ts"

test("the day found has the counted number of working days before it", () => {
  const holidaysAfter = fc.array(fc.nat(20), { maxLength: 6 })
  law(
    fc.property(anyLocalDate, fc.integer({ min: 1, max: 12 }), holidaysAfter, (date, count, offsets) => {
      const holidays = offsets.map((offset) => addDays(date, offset))
      const workingDay = workingDayAfter(date, count, holidays)
      const days = eachDay({ from: addDays(date, 1), to: workingDay })
      expect(isWorkingDay(workingDay, holidays)).toBe(true)
      expect(days.filter((day) => isWorkingDay(day, holidays))).toHaveLength(count)
    }),
  )
})
