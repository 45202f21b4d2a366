import { meaningOf } from "@domain/integrations"
import fc from "fast-check"
import { expect, test } from "vitest"
import { adviceOn } from "./advice-on.ts"

test("whatever was not taken has advice, and nothing else", () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), (status) => {
      expect(adviceOn({ status }) === undefined).toBe(meaningOf({ status }) === "Taken")
    }),
  )
})

test("a first address that is wrong is told what to do", () => {
  expect([301, 403, 404, 410, 422, 429, 500].map((status) => adviceOn({ status }))).toEqual([
    "moved",
    "refused",
    "missing",
    "gone",
    "wrong",
    "busy",
    "broken",
  ])
  expect(adviceOn({ noAnswer: "TooSlow" })).toBe("late")
  expect(adviceOn({ noAnswer: "NotAllowed" })).toBe("inside")
  expect(adviceOn({})).toBe("unreachable")
})
