import { textLimits } from "@domain/validation"
import { expect, test } from "vitest"
import { outletOf } from "./outlet.ts"

test("an outlet is the area and the town that a business told", () => {
  expect(outletOf({ area: " Kothrud ", city: "Pune", addressLine: "7 Karve Road" })).toBe("Kothrud, Pune")
  expect(outletOf({ city: "Pune" })).toBe("Pune")
  expect([outletOf({}), outletOf({ area: " " })]).toEqual([undefined, undefined])
  expect(outletOf({ area: "a".repeat(500), city: "Pune" })).toHaveLength(textLimits.area)
})
