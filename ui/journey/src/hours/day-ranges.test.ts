import { expect, test } from "vitest"
import { beginningAt, beginnings, copiedToAll, endings, furtherRange, withDay } from "./day-ranges.ts"

const monday = { weekday: 1, from: 570, to: 1080 }

test("a range begins at a half hour, or where it was read to begin", () => {
  expect(beginnings(540)).toHaveLength(48)
  expect(beginnings(555)).toHaveLength(49)
  expect(beginnings(555)).toContain(555)
})

test("a range ends within a day of its beginning", () => {
  const ends = endings(monday)
  expect([ends[0], ends.at(-1)]).toEqual([600, 2010])
  expect(endings({ from: 555, to: 1055 })).toContain(1055)
  expect(endings({ from: 0, to: 1440 }).at(-1)).toBe(1440)
})

test("a range that begins later keeps its end, or lasts an hour", () => {
  expect(beginningAt(monday, 600)).toEqual({ ...monday, from: 600 })
  expect(beginningAt(monday, 1080)).toEqual({ ...monday, from: 1080, to: 1140 })
  expect(beginningAt({ weekday: 1, from: 1320, to: 1560 }, 60)).toEqual({ weekday: 1, from: 60, to: 120 })
})

test("a further range follows after a pause, or begins the day", () => {
  expect(furtherRange(1, undefined)).toEqual({ weekday: 1, from: 540, to: 1080 })
  expect(furtherRange(1, monday)).toEqual({ weekday: 1, from: 1140, to: 1380 })
  expect(furtherRange(1, { ...monday, to: 1400 })).toEqual({ weekday: 1, from: 0, to: 60 })
})

test("a day is replaced alone, and copied to every other", () => {
  const sunday = { ...monday, weekday: 0 }
  expect(withDay([sunday, monday], 1, [])).toEqual([sunday])
  expect(copiedToAll([monday], 1)).toHaveLength(7)
  expect(copiedToAll([monday, sunday], 1).every(({ from }) => from === 570)).toBe(true)
})
