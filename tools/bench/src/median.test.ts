import { expect, test } from "vitest"
import { median } from "./median.ts"

test("the median of an odd number of values is the middle one, in any order", () => {
  expect(median([9, 1, 5])).toBe(5)
})

test("the median of an even number of values is between the middle two", () => {
  expect(median([4, 1, 2, 100])).toBe(3)
})
