import { expect, test } from "vitest"
import { lineIds, moved } from "./line-order.ts"

test("a moved line changes places and none is lost", () => {
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"])
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"])
})

test("a line moved from or to a place that is none stays where it is", () => {
  for (const [from, to] of [
    [0, -1],
    [0, 3],
    [-1, 0],
    [3, 0],
  ] as const)
    expect(moved(["a", "b", "c"], from, to)).toEqual(["a", "b", "c"])
})

test("lines keep their names when they change places, and new ones get others", () => {
  const names = lineIds(5, ["line-3", "line-0", "line-1"])
  expect(names.slice(0, 3)).toEqual(["line-3", "line-0", "line-1"])
  expect(new Set(names).size).toBe(5)
})

test("there are never more names than lines", () => {
  expect(lineIds(1, ["line-1", "line-0"])).toEqual(["line-1"])
})
