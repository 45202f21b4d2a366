import { expect, test } from "vitest"
import { recalledAmount } from "./recalled-amount.ts"

test("a typed amount comes back after a reload, an emptied box stays empty", () => {
  expect(recalledAmount({ amount: 1_500_00 }, 4_900_00)).toBe(1_500_00)
  expect(recalledAmount({}, 4_900_00)).toBeUndefined()
})

test("a page that was not typed on begins with its first amount", () => {
  expect(recalledAmount(undefined, 4_900_00)).toBe(4_900_00)
  expect(recalledAmount("1500", undefined)).toBeUndefined()
})
