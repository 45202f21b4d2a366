import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { UserId } from "@domain/kernel"
import { type AutomaticTopUp, automaticAmount, checkAutomaticTopUp } from "./automatic-top-up.ts"

const minor = fc.integer({ min: 1, max: 1_000_000 })
const settings: fc.Arbitrary<AutomaticTopUp> = fc
  .record({ threshold: minor, amount: minor, extra: fc.integer({ min: 0, max: 3_000_000 }) })
  .map(({ threshold, amount, extra }) => ({
    threshold,
    amount,
    monthlyCeiling: amount + extra,
    currency: "GBP" as const,
    userId: UserId.make(3),
  }))

test("a month never adds more than its ceiling, however often money is spent", () =>
  fc.assert(
    fc.property(settings, fc.array(minor, { maxLength: 60 }), (agreed, spends) => {
      let [available, addedThisMonth] = [0, 0]
      for (const spend of spends) {
        const added = automaticAmount(agreed, { available, addedThisMonth, isUnderWay: false })
        addedThisMonth += added
        available = Math.max(0, available + added - spend)
        expect(addedThisMonth).toBeLessThanOrEqual(agreed.monthlyCeiling)
      }
    }),
  ))

test("nothing is added above the threshold, while one is under way, or at rest", () =>
  fc.assert(
    fc.property(settings, minor, (agreed, above) => {
      const empty = { available: 0, addedThisMonth: 0, isUnderWay: false }
      expect(automaticAmount(agreed, empty)).toBe(agreed.amount)
      expect(automaticAmount(agreed, { ...empty, available: agreed.threshold + above - 1 })).toBe(0)
      expect(automaticAmount(agreed, { ...empty, isUnderWay: true })).toBe(0)
      for (const pausedFor of ["declined", "authentication", "noCard"] as const)
        expect(automaticAmount({ ...agreed, pausedFor }, empty)).toBe(0)
    }),
  ))

test("an amount below the least recharge, or above its ceiling, is refused", () => {
  const check = (threshold: number, amount: number, monthlyCeiling: number) => {
    const checked = checkAutomaticTopUp({ threshold, amount, monthlyCeiling, currency: "GBP" }, 20_00)
    return Result.isFailure(checked) ? checked.failure.reason : "agreed"
  }
  expect([
    check(10_00, 50_00, 50_00),
    check(10_00, 19_99, 50_00),
    check(10_00, 50_00, 49_99),
    check(-1, 50_00, 50_00),
  ]).toEqual(["agreed", "belowMinimum", "ceilingBelowAmount", "thresholdNegative"])
})
