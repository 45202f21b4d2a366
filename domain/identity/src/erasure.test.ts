import { expect, test } from "vitest"
import { erasureGraceMilliseconds, keptForTaxUntil } from "./erasure.ts"

test("records of a payment are kept eight years in India and six in the United Kingdom", () => {
  const paidAt = Date.UTC(2026, 10, 23)
  expect(keptForTaxUntil(paidAt, "IN")).toBe(Date.UTC(2034, 10, 23))
  expect(keptForTaxUntil(paidAt, "GB")).toBe(Date.UTC(2032, 10, 23))
})

test("an erasure can be undone for two weeks", () => {
  expect(erasureGraceMilliseconds).toBe(1_209_600_000)
})
