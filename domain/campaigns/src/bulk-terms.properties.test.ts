import * as fc from "fast-check"
import { expect, test } from "vitest"
import { anyLocalDate, law } from "@domain/kernel/testing"
import { type BulkTerms, bulkLimits, termsOf } from "./bulk-terms.ts"
import { budget } from "./testing/index.ts"

const { percent, days } = bulkLimits
const anyChange: fc.Arbitrary<BulkTerms> = fc.oneof(
  fc.record({ kind: fc.constant("amount" as const), amount: fc.integer({ min: 1, max: 10_000_000 }) }),
  fc.record({
    kind: fc.constant("percent" as const),
    percent: fc.integer({ min: percent.least, max: percent.most }),
  }),
  fc.record({ kind: fc.constant("day" as const), day: anyLocalDate }),
  fc.record({ kind: fc.constant("days" as const), days: fc.integer({ min: days.least, max: days.most }) }),
)
const anyTerms = fc.record({
  endDate: anyLocalDate,
  budget: fc.record({
    dailyBudget: fc.integer({ min: 1, max: 10_000_000 }),
    currency: fc.constantFrom("INR" as const, "GBP" as const, "JPY" as const),
  }),
})

test("a change always differs from the campaign's own terms, in one of them alone", () => {
  law(
    fc.property(anyTerms, anyChange, ({ endDate, budget: own }, change) => {
      const wanted = termsOf({ endDate, budget: { ...budget, ...own } }, change)
      if (wanted === undefined) return
      expect(Object.keys(wanted)).toHaveLength(1)
      expect(wanted.endDate).not.toBe(endDate)
      expect(wanted.dailyBudget).not.toBe(own.dailyBudget)
    }),
  )
})

test("a percentage gives whole units, at least one, and more percent never less", () => {
  law(
    fc.property(anyTerms, fc.integer({ min: -90, max: 299 }), ({ budget: own }, less) => {
      const dailyOf = (by: number) =>
        termsOf({ budget: { ...budget, ...own } }, { kind: "percent", percent: by })?.dailyBudget ?? own.dailyBudget
      const unit = own.currency === "JPY" ? 1 : 100
      if (less !== 0 && dailyOf(less) !== own.dailyBudget) expect(dailyOf(less) % unit).toBe(0)
      expect(dailyOf(less)).toBeGreaterThan(0)
      if (less > 0) expect(dailyOf(less + 1)).toBeGreaterThanOrEqual(dailyOf(less))
    }),
  )
})

test("amounts, percentages, days and last days change each campaign from its own terms", () => {
  const campaign = { budget: { ...budget, dailyBudget: 33_300, currency: "INR" as const }, endDate: "2026-11-30" }
  expect(termsOf(campaign, { kind: "amount", amount: 50_000 })).toEqual({ dailyBudget: 50_000 })
  expect(termsOf(campaign, { kind: "percent", percent: 10 })).toEqual({ dailyBudget: 36_600 })
  expect(termsOf(campaign, { kind: "days", days: 7 })).toEqual({ endDate: "2026-12-07" })
  expect(termsOf(campaign, { kind: "day", day: "2026-12-24" })).toEqual({ endDate: "2026-12-24" })
})

test("a campaign with the same terms, or without a budget or last day, is not changed", () => {
  const campaign = { budget: { ...budget, dailyBudget: 50_000 }, endDate: "2026-12-24" }
  expect(termsOf(campaign, { kind: "amount", amount: 50_000 })).toBeUndefined()
  expect(termsOf(campaign, { kind: "percent", percent: 0 })).toBeUndefined()
  expect(termsOf(campaign, { kind: "day", day: "2026-12-24" })).toBeUndefined()
  expect(termsOf({}, { kind: "percent", percent: 10 })).toBeUndefined()
  expect(termsOf({}, { kind: "days", days: 7 })).toBeUndefined()
})
