import { expect, test } from "vitest"
import { groupDays } from "./group-days.ts"

const day = { from: 540, to: 1020 }

test("days in a row with the same hours are one group, from Monday on", () => {
  const parts = [1, 2, 3, 5, 0].map((weekday) => ({ weekday, ...day }))
  expect(groupDays(parts)).toEqual([
    { first: 1, last: 3, hours: [day] },
    { first: 4, last: 4, hours: [] },
    { first: 5, last: 5, hours: [day] },
    { first: 6, last: 6, hours: [] },
    { first: 0, last: 0, hours: [day] },
  ])
})

test("a night belongs to the day on which it begins", () => {
  const night = [
    { weekday: 5, from: 1320, to: 1440 },
    { weekday: 6, from: 0, to: 120 },
  ]
  expect(groupDays(night).filter(({ hours }) => hours.length > 0)).toEqual([
    { first: 5, last: 5, hours: [{ from: 1320, to: 1560 }] },
  ])
})

test("a week may begin on Sunday", () => {
  expect(groupDays([], 0)).toEqual([{ first: 0, last: 6, hours: [] }])
})
