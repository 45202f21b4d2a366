import { expect, test } from "vitest"
import { listDifference } from "./list-difference.ts"

test("of lists only what went and what came is compared", () => {
  expect(listDifference(["a", "b"], ["b", "c"])).toEqual({ gone: ["a"], come: ["c"] })
  expect(listDifference(["a", "b"], ["b", "a"])).toBeUndefined()
})
