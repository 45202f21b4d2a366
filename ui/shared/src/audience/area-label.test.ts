import { expect, test } from "vitest"
import { areaLabel } from "./area-label.ts"

test("a postal code comes before its place, once", () => {
  expect(areaLabel({ name: "Pune", postcode: "411045" })).toBe("411045 · Pune")
  expect(areaLabel({ name: "411045 Pune", postcode: "411045" })).toBe("411045 Pune")
})
