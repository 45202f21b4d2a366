import * as fc from "fast-check"
import { expect, test } from "vitest"
import {
  type DateRangePreset,
  DateRangePreset as Presets,
  dateRangeOf,
  daysIn,
  eachDay,
  previousRange,
} from "./date-range.ts"
import { addDays, dayNumber, firstOfMonth, fromDayNumber, lastOfMonth } from "./calendar.ts"
import { isLocalDate } from "./civil-day.ts"
import { anyDateRange, anyLocalDate, anyTimeZone, law } from "./testing/index.ts"
import { localDateAt } from "./local-date-at.ts"
import { instantsOf, startOfDay } from "./time-zone.ts"

const anyPreset = fc.constantFrom<DateRangePreset>(...Presets.literals)

test("a day and its number are each other's reverse", () => {
  law(
    fc.property(anyLocalDate, (date) => {
      expect(fromDayNumber(dayNumber(date))).toBe(date)
      expect(isLocalDate(date)).toBe(true)
    }),
  )
})

test("days agree with the platform's calendar", () => {
  law(
    fc.property(anyLocalDate, (date) => {
      expect(dayNumber(date)).toBe(Date.parse(`${date}T00:00:00Z`) / 86_400_000)
    }),
  )
})

test("every preset is contiguous and never reaches past today", () => {
  law(
    fc.property(anyPreset, anyLocalDate, (preset, today) => {
      const days = eachDay(dateRangeOf(preset, today))
      expect(days.length).toBeGreaterThan(0)
      expect(days.every((day, index) => index === 0 || day === addDays(days[index - 1] ?? "", 1))).toBe(true)
      expect((days.at(-1) ?? "") <= today).toBe(true)
    }),
  )
})

test("the last 7, 15 and 30 days have their length and end yesterday", () => {
  law(
    fc.property(fc.constantFrom(7, 15, 30), anyLocalDate, (length, today) => {
      const range = dateRangeOf(`Last${length}Days` as DateRangePreset, today)
      expect([daysIn(range), range.to]).toEqual([length, addDays(today, -1)])
    }),
  )
})

test("month presets stay inside their month, and last month is whole", () => {
  law(
    fc.property(anyLocalDate, (today) => {
      const present = dateRangeOf("ThisMonth", today)
      const last = dateRangeOf("LastMonth", today)
      expect([present.from, present.to.slice(0, 7)]).toEqual([firstOfMonth(today), today.slice(0, 7)])
      expect([last.from, last.to]).toEqual([firstOfMonth(last.to), lastOfMonth(last.from)])
      expect(addDays(last.to, 1)).toBe(present.from)
    }),
  )
})

test("the range before touches and is as long", () => {
  law(
    fc.property(anyDateRange, (range) => {
      const before = previousRange(range)
      expect([daysIn(before), addDays(before.to, 1)]).toEqual([daysIn(range), range.from])
    }),
  )
})

test("a preset at an instant holds that instant's own day, or ends the day before it", () => {
  law(
    fc.property(anyPreset, fc.integer({ min: 0, max: 5_000_000_000_000 }), anyTimeZone, (preset, instant, zone) => {
      const range = dateRangeOf(preset, localDateAt(instant, zone))
      const { start, end } = instantsOf(range, zone)
      expect(start).toBeLessThanOrEqual(instant)
      if (preset.startsWith("Last")) expect(end).toBeLessThanOrEqual(instant)
      else expect(end).toBeGreaterThan(instant)
    }),
  )
})

test("every instant of a day belongs to it, across daylight-saving changes", () => {
  law(
    fc.property(
      anyLocalDate,
      anyTimeZone,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (date, zone, part) => {
        const { start, end } = instantsOf({ from: date, to: date }, zone)
        const hours = (end - start) / 3_600_000
        expect(hours).toBeGreaterThanOrEqual(22)
        expect(hours).toBeLessThanOrEqual(26)
        expect(localDateAt(start + Math.floor(part * (end - start)), zone)).toBe(date)
        expect(localDateAt(startOfDay(date, zone) - 1, zone)).toBe(addDays(date, -1))
      },
    ),
  )
})
