import { Schema } from "effect"
import { expect, test } from "vitest"
import {
  DateRange,
  dateRangeOf,
  daysIn,
  defaultDateRangePreset,
  eachDay,
  holdsDay,
  previousRange,
  sharedDays,
} from "./date-range.ts"
import { addDays, dayNumber, firstOfMonth, fromDayNumber, lastOfMonth, weekdayOf } from "./calendar.ts"
import { isLocalDate } from "./civil-day.ts"
import { LocalDate } from "./local-date.ts"
import { isTimeZone, localDateAt } from "./local-date-at.ts"
import { instantsOf, startOfDay } from "./time-zone.ts"

const today = "2026-03-30"

test.each([
  ["Today", { from: "2026-03-30", to: "2026-03-30" }],
  ["Last7Days", { from: "2026-03-23", to: "2026-03-29" }],
  ["Last15Days", { from: "2026-03-15", to: "2026-03-29" }],
  ["Last30Days", { from: "2026-02-28", to: "2026-03-29" }],
  ["ThisMonth", { from: "2026-03-01", to: "2026-03-30" }],
  ["LastMonth", { from: "2026-02-01", to: "2026-02-28" }],
  ["CustomRange", { from: "2026-03-30", to: "2026-03-30" }],
] as const)("%s is computed from today", (preset, range) => {
  expect(dateRangeOf(preset, today)).toEqual(range)
})

test("a custom range chosen backwards is put in order", () => {
  expect(dateRangeOf("CustomRange", today, { from: "2026-03-05", to: "2026-03-01" })).toEqual({
    from: "2026-03-01",
    to: "2026-03-05",
  })
})

test("a day that does not exist is refused", () => {
  expect(isLocalDate("2024-02-29")).toBe(true)
  expect(["2023-02-29", "2026-13-01", "2026-04-31", "26-01-01", ""].filter(isLocalDate)).toEqual([])
  expect(() => Schema.decodeUnknownSync(LocalDate)("2023-02-29")).toThrow()
})

test("the filter begins with this month", () => {
  expect(defaultDateRangePreset).toBe("ThisMonth")
})

test("a range of one day is a range", () => {
  const day = { from: "2026-03-02", to: "2026-03-02" }
  expect(Schema.decodeUnknownSync(DateRange)(day)).toEqual(day)
})

test("the last day of four hundred years is counted", () => {
  expect([fromDayNumber(dayNumber("2000-02-29")), addDays("2000-02-29", 1)]).toEqual(["2000-02-29", "2000-03-01"])
})

test("a range that ends before it starts is refused", () => {
  expect(() => Schema.decodeUnknownSync(DateRange)({ from: "2026-03-02", to: "2026-03-01" })).toThrow()
})

test("months end on their own last day", () => {
  expect([lastOfMonth("2024-02-10"), lastOfMonth("2026-12-31"), firstOfMonth("2026-12-31")]).toEqual([
    "2024-02-29",
    "2026-12-31",
    "2026-12-01",
  ])
})

test("weekdays count from Sunday", () => {
  expect([weekdayOf("2026-11-20"), weekdayOf("2026-11-22"), weekdayOf("1969-12-31")]).toEqual([5, 0, 3])
})

test("ranges know their days, the range before and what they share", () => {
  const range = { from: "2026-02-27", to: "2026-03-01" }
  expect(eachDay(range)).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"])
  expect(previousRange(range)).toEqual({ from: "2026-02-24", to: "2026-02-26" })
  expect(["2026-02-26", "2026-02-27", "2026-03-01", "2026-03-02"].map((day) => holdsDay(range, day))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(sharedDays(range, { from: "2026-03-01", to: "2026-03-09" })).toBe(1)
  expect(sharedDays(range, { from: "2026-03-02", to: "2026-03-09" })).toBe(0)
  expect(daysIn(range)).toBe(3)
})

test("London's days of clock change have 23 and 25 hours", () => {
  const hours = (date: string) => {
    const { start, end } = instantsOf({ from: date, to: date }, "Europe/London")
    return (end - start) / 3_600_000
  }
  expect([hours("2026-03-29"), hours("2026-10-25"), hours("2026-06-01")]).toEqual([23, 25, 24])
})

test("the same instant is another day in another zone", () => {
  const instant = Date.UTC(2026, 2, 31, 20, 0)
  const days = ["Asia/Kolkata", "Europe/London"].map((zone) => localDateAt(instant, zone))
  expect(days).toEqual(["2026-04-01", "2026-03-31"])
  expect(days.map((day) => dateRangeOf("ThisMonth", day).from)).toEqual(["2026-04-01", "2026-03-01"])
})

test("a zone that does not exist is none", () => {
  expect([isTimeZone("Asia/Kolkata"), isTimeZone("Mars/Olympus"), isTimeZone("")]).toEqual([true, false, false])
})

test("a day starts at half past six in the evening before, UTC, in India", () => {
  expect(startOfDay("2026-11-20", "Asia/Kolkata")).toBe(Date.UTC(2026, 10, 19, 18, 30))
  expect(localDateAt(Date.UTC(2026, 10, 19, 18, 30), "Asia/Kolkata")).toBe("2026-11-20")
})

test("no day is before the year 1 or after 9999, which no database stores", () => {
  expect(["0000-12-31", "0000-00-00", "10000-01-01"].filter(isLocalDate)).toEqual([])
  expect([addDays("0001-01-01", -1), addDays("0000-00-00", 0)]).toEqual(["0001-01-01", "0001-01-01"])
  expect(addDays("9999-12-31", 1)).toBe("9999-12-31")
  expect(isLocalDate(addDays("0001-01-03", -400))).toBe(true)
})
