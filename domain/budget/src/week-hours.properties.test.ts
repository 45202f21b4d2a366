import { law } from "@domain/kernel/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { mergeDayParts, runsAt } from "./day-parts.ts"
import { anyDayPart } from "./testing/index.ts"
import { commonParts, partsOfRanges, rangesOfParts, wholeSteps } from "./week-hours.ts"

const anyParts = fc.array(anyDayPart, { maxLength: 12 })
const runs = (dayParts: Parameters<typeof mergeDayParts>[0], weekday: number, minute: number) =>
  runsAt({ mode: "Schedule", dayParts }, weekday, minute)

test("ranges past midnight and back hold the same minutes", () => {
  law(
    fc.property(anyParts, (parts) => {
      expect(partsOfRanges(rangesOfParts(parts))).toEqual(mergeDayParts(parts))
    }),
  )
})

test("no range is longer than a day", () => {
  law(
    fc.property(anyParts, (parts) => {
      for (const { from, to } of rangesOfParts(parts)) expect(to - from).toBeLessThanOrEqual(1440)
    }),
  )
})

test("whole steps lie inside the hours", () => {
  law(
    fc.property(anyParts, fc.constantFrom(15, 60), fc.nat(6), fc.nat(1439), (parts, minutes, weekday, minute) => {
      const whole = wholeSteps(parts, minutes)
      if (runs(whole, weekday, minute)) expect(runs(parts, weekday, minute)).toBe(true)
      for (const { from, to } of whole) expect([from % minutes, to % minutes]).toEqual([0, 0])
    }),
  )
})

test("two plans share the minutes in which both run", () => {
  law(
    fc.property(anyParts, anyParts, fc.nat(6), fc.nat(1439), (one, other, weekday, minute) => {
      expect(runs(commonParts(one, other), weekday, minute)).toBe(
        runs(one, weekday, minute) && runs(other, weekday, minute),
      )
    }),
  )
})

test("an evening and the morning after it are one range, also over the week's end", () => {
  const saturday = { weekday: 6, from: 1320, to: 1440 }
  const sunday = { weekday: 0, from: 0, to: 120 }
  expect(rangesOfParts([saturday, sunday])).toEqual([{ weekday: 6, from: 1320, to: 1560 }])
  expect(partsOfRanges([{ weekday: 6, from: 1320, to: 1560 }])).toEqual([sunday, saturday])
})

test("a day without a pause stays a day of its own", () => {
  const all = { from: 0, to: 1440 }
  const week = [
    { weekday: 1, from: 720, to: 1440 },
    { weekday: 2, ...all },
  ]
  expect(rangesOfParts(week)).toEqual(week)
})

test("a morning that would make more than a day of an evening stays apart", () => {
  const week = [
    { weekday: 1, from: 60, to: 1440 },
    { weekday: 2, from: 0, to: 120 },
  ]
  expect(rangesOfParts(week)).toEqual(week)
})
