import { expect, test } from "vitest"
import { hasPassed } from "./account.ts"
import { initials } from "./user.ts"

test.each([
  ["Asha Rao", "AR"],
  ["  asha   devi rao ", "AD"],
  ["Prince", "PR"],
  ["é", "É"],
  ["नेहा शर्मा", "नेश"],
  ["", ""],
])("the initials of '%s' are '%s'", (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test("a time passes at its very millisecond, and one that is not set never", () => {
  expect([hasPassed(undefined, 9), hasPassed(10, 9), hasPassed(10, 10), hasPassed(10, 11)]).toEqual([
    false,
    false,
    true,
    true,
  ])
})
