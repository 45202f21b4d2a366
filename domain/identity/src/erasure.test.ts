import { expect, test } from "vitest"
import { erasureGraceMilliseconds, keptForTaxUntil } from "./erasure.ts"

test("records of a payment are kept eight years in India and six in the United Kingdom", () => {
  const paidAt = 1_795_392_000_000
  expect(keptForTaxUntil(paidAt, "IN")).toBe(2_047_852_800_000)
  expect(keptForTaxUntil(paidAt, "GB")).toBe(1_984_780_800_000)
})

test("an erasure can be undone for two weeks", () => {
  expect(erasureGraceMilliseconds).toBe(1_209_600_000)
})
