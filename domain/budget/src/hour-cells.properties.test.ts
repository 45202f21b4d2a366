import { law } from "@domain/kernel/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { mergeDayParts, runsAt, weeklyMinutes } from "./day-parts.ts"
import { hourCover, hoursBetween, wholeWeek, withHours } from "./hour-cells.ts"
import { anyDayPart } from "./testing/index.ts"

const anyParts = fc.array(anyDayPart, { maxLength: 12 })
const anyCell = fc.record({ weekday: fc.nat(6), hour: fc.nat(23) })
const weekdays = [0, 1, 2, 3, 4, 5, 6]
const anyCells = fc.array(anyCell, { maxLength: 12 })
const runs = (dayParts: Parameters<typeof mergeDayParts>[0], weekday: number, minute: number) =>
  runsAt({ mode: "Schedule", dayParts }, weekday, minute)

test("painted hours run or rest as painted, and every other minute as before", () => {
  law(
    fc.property(anyParts, anyCells, fc.boolean(), (parts, cells, isOn) => {
      const painted = withHours(parts, cells, isOn)
      for (const weekday of weekdays)
        for (let minute = 0; minute < 1440; minute += 15) {
          const isPainted = cells.some((cell) => cell.weekday === weekday && cell.hour === Math.floor(minute / 60))
          expect(runs(painted, weekday, minute)).toBe(isPainted ? isOn : runs(parts, weekday, minute))
        }
    }),
  )
})

test("painted spans are in their normal form", () => {
  law(
    fc.property(anyParts, anyCells, fc.boolean(), (parts, cells, isOn) => {
      const painted = withHours(parts, cells, isOn)
      expect(mergeDayParts(painted)).toEqual(painted)
    }),
  )
})

test("an hour is whole where all its minutes run, and a part where some do", () => {
  law(
    fc.property(anyParts, anyCell, (parts, cell) => {
      const minutes = Array.from({ length: 60 }, (_, step) => runs(parts, cell.weekday, cell.hour * 60 + step))
      const expected = minutes.every(Boolean) ? "Whole" : minutes.some(Boolean) ? "Part" : "None"
      expect(hourCover(mergeDayParts(parts), cell)).toBe(expected)
    }),
  )
})

test("hours at the ends of a span are parts, an hour of two pieces is none whole", () => {
  const parts = [
    { weekday: 1, from: 570, to: 765 },
    { weekday: 1, from: 900, to: 920 },
    { weekday: 1, from: 930, to: 960 },
  ]
  const covers = [8, 9, 10, 11, 12, 13, 15].map((hour) => hourCover(parts, { weekday: 1, hour }))
  expect(covers).toEqual(["None", "Part", "Whole", "Whole", "Part", "None", "Part"])
})

test("the whole week has every hour, and none once all are taken away", () => {
  expect(weeklyMinutes({ mode: "Schedule", dayParts: wholeWeek })).toBe(7 * 1440)
  const every = hoursBetween([0, 1, 2, 3, 4, 5, 6], { weekday: 6, hour: 23 }, { weekday: 0, hour: 0 })
  expect(withHours([], every, true)).toEqual(wholeWeek)
  expect(withHours(wholeWeek, every, false)).toEqual([])
})

test("a rectangle goes over the days as the week is shown", () => {
  const fromMonday = [1, 2, 3, 4, 5, 6, 0]
  expect(hoursBetween(fromMonday, { weekday: 0, hour: 9 }, { weekday: 6, hour: 8 })).toEqual([
    { weekday: 6, hour: 8 },
    { weekday: 6, hour: 9 },
    { weekday: 0, hour: 8 },
    { weekday: 0, hour: 9 },
  ])
})
