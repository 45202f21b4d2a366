import * as fc from "fast-check"
import { expect, test } from "vitest"
import { addDays, lastOfMonth, localDateAt, weekdayOf } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { nextAfterChange, nextDue, periodsOf, rangeDueAt, rangeOfPeriod, type ReportTiming } from "./report-timing.ts"
import { anyTiming } from "../testing/schedule.arbitrary.ts"

const anyInstant = fc.integer({ min: Date.parse("2024-01-01"), max: Date.parse("2038-01-01") })

const dues = (timing: ReportTiming, after: number, many: number) => {
  const found = [nextDue(timing, after)]
  while (found.length < many) found.push(nextDue(timing, found.at(-1)?.at ?? after))
  return found
}

test("a report leaves ever later, and on a day of its cadence", () => {
  law(
    fc.property(anyTiming, anyInstant, (timing, after) => {
      const { cadence } = timing
      const found = dues(timing, after, 6)
      found.forEach(({ at, on }, index) => {
        expect(at).toBeGreaterThan(found[index - 1]?.at ?? after)
        expect(localDateAt(at, timing.timeZone)).toBe(on)
        if (cadence.kind === "Weekly") expect(weekdayOf(on)).toBe(cadence.weekday)
        if (cadence.kind === "Monthly")
          expect(Number(on.slice(8))).toBe(Math.min(cadence.day, Number(lastOfMonth(on).slice(8))))
      })
    }),
  )
})

test("a report's days follow on the report before it", () => {
  law(
    fc.property(anyTiming, anyInstant, (any, after) => {
      const timing = { ...any, period: periodsOf[any.cadence.kind][0] ?? any.period }
      const found = dues(timing, after, 6).map(({ at }) => rangeDueAt(timing, at))
      found.slice(1).forEach(({ from }, index) => expect(from).toBe(addDays(found[index]?.to ?? "", 1)))
    }),
  )
})

test("the next time does not depend on when it is asked before", () => {
  law(
    fc.property(anyTiming, anyInstant, fc.nat(86_400_000 * 40), (timing, after, later) => {
      const next = nextDue(timing, after)
      const asked = Math.min(after + later, next.at - 1)
      expect(nextDue(timing, asked)).toEqual(next)
    }),
  )
})

test("a changed report never leaves again for the days of the last", () => {
  law(
    fc.property(anyTiming, anyInstant, fc.nat(86_400_000 * 3), (timing, after, later) => {
      const last = rangeDueAt(timing, nextDue(timing, after).at)
      const { at, on } = nextAfterChange(timing, after + later, last)
      expect(at).toBeGreaterThan(after + later)
      if (timing.period !== "LastWeek" && timing.period !== "LastMonth")
        expect(rangeOfPeriod(timing.period, on)).not.toEqual(last)
    }),
  )
})

const daily = (time: string, timeZone: string): ReportTiming => ({
  cadence: { kind: "Daily" },
  time,
  timeZone,
  period: "Yesterday",
})

const iso = (timing: ReportTiming, after: string) => new Date(nextDue(timing, Date.parse(after)).at).toISOString()

test("a time that the clock skips is an hour later, and one shown twice the first", () => {
  const london = daily("01:30", "Europe/London")
  expect(iso(london, "2026-03-28T12:00:00Z")).toBe("2026-03-29T01:30:00.000Z")
  expect(iso(london, "2026-03-29T01:30:00Z")).toBe("2026-03-30T00:30:00.000Z")
  expect(iso(london, "2026-10-24T12:00:00Z")).toBe("2026-10-25T00:30:00.000Z")
  expect(iso(london, "2026-10-25T00:30:00Z")).toBe("2026-10-26T01:30:00.000Z")
})

test("a report of the 31st leaves on the last day of a short month", () => {
  const monthly = { ...daily("08:00", "UTC"), cadence: { kind: "Monthly", day: 31 }, period: "LastMonth" } as const
  expect(iso(monthly, "2028-01-31T08:00:00Z")).toBe("2028-02-29T08:00:00.000Z")
  expect(iso(monthly, "2028-02-29T08:00:00Z")).toBe("2028-03-31T08:00:00.000Z")
})

test("the days of each period end before the day on which the report leaves", () => {
  const on = "2026-11-25"
  expect(rangeOfPeriod("Yesterday", on)).toEqual({ from: "2026-11-24", to: "2026-11-24" })
  expect(rangeOfPeriod("Last7Days", on)).toEqual({ from: "2026-11-18", to: "2026-11-24" })
  expect(rangeOfPeriod("LastWeek", on)).toEqual({ from: "2026-11-16", to: "2026-11-22" })
  expect(rangeOfPeriod("Last30Days", on)).toEqual({ from: "2026-10-26", to: "2026-11-24" })
  expect(rangeOfPeriod("LastMonth", on)).toEqual({ from: "2026-10-01", to: "2026-10-31" })
})
