import { expect, test } from "vitest"
import { fittingName } from "./fitting-name.ts"

test("a name that is too long for ads becomes the short one that was proposed", () => {
  expect(fittingName("Bloom Bakery and Confectionery of Church Street")).toBe("Bloom Bakery")
})

test("a name that fits, and one that no short name remains of, stay as typed", () => {
  expect(fittingName(" Bloom ")).toBe(" Bloom ")
  expect(fittingName("*".repeat(30))).toBe("*".repeat(30))
})
