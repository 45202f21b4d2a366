import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { UserId } from "@domain/kernel"
import { type AutomaticTopUp, automaticAmount, automaticLimits, checkAutomaticTopUp } from "./automatic-top-up.ts"

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

const limits = automaticLimits.GB
/** Days of spending, each of several amounts. */
const month = fc.array(fc.array(minor, { maxLength: 8 }), { maxLength: 31 })

test("a month never adds more than its ceiling, however often money is spent", () =>
  fc.assert(
    fc.property(settings, month, (agreed, days) => {
      let [available, addedThisMonth] = [0, 0]
      for (const spends of days) {
        let addedToday = 0
        for (const spend of spends) {
          const wallet = { available, addedThisMonth, addedToday, isUnderWay: false }
          const added = automaticAmount(agreed, wallet, limits)
          addedThisMonth += added
          addedToday += added
          available = Math.max(0, available + added - spend)
          expect(addedThisMonth).toBeLessThanOrEqual(agreed.monthlyCeiling)
        }
      }
    }),
  ))

test("no more is added at once, in a day or in a month than the region allows", () =>
  fc.assert(
    fc.property(settings, month, fc.constantFrom("IN", "GB"), (agreed, days, region) => {
      const { atOnce, inDay, inMonth } = automaticLimits[region]
      const generous = { ...agreed, threshold: 10 * inMonth, amount: 3 * agreed.amount, monthlyCeiling: 10 * inMonth }
      let addedThisMonth = 0
      for (const spends of days) {
        let addedToday = 0
        for (const available of spends) {
          const wallet = { available, addedThisMonth, addedToday, isUnderWay: false }
          const added = automaticAmount(generous, wallet, automaticLimits[region])
          addedThisMonth += added
          addedToday += added
          expect([added <= atOnce, addedToday <= inDay, addedThisMonth <= inMonth]).toEqual([true, true, true])
        }
      }
    }),
  ))

test("nothing is added above the threshold, while one is under way, or at rest", () =>
  fc.assert(
    fc.property(settings, minor, (agreed, above) => {
      const empty = { available: 0, addedThisMonth: 0, addedToday: 0, isUnderWay: false }
      const added = (one: AutomaticTopUp, wallet = {}) => automaticAmount(one, { ...empty, ...wallet }, limits)
      expect(added(agreed)).toBe(Math.min(agreed.amount, limits.atOnce))
      expect(added(agreed, { available: agreed.threshold + above - 1 })).toBe(0)
      expect(added(agreed, { isUnderWay: true })).toBe(0)
      for (const pausedFor of ["declined", "authentication", "noCard"] as const)
        expect(added({ ...agreed, pausedFor })).toBe(0)
    }),
  ))

test("an amount below the least, above its ceiling or above the limits is refused", () => {
  const check = (threshold: number, amount: number, monthlyCeiling: number) => {
    const checked = checkAutomaticTopUp({ threshold, amount, monthlyCeiling, currency: "GBP" }, 20_00, limits)
    return Result.isFailure(checked) ? checked.failure.reason : "agreed"
  }
  expect([
    check(10_00, 50_00, 50_00),
    check(10_00, 19_99, 50_00),
    check(10_00, 50_00, 49_99),
    check(-1, 50_00, 50_00),
    check(10_00, 1_000_00, 10_000_00),
    check(10_00, 1_000_01, 10_000_00),
    check(10_00, 1_000_00, 10_000_01),
  ]).toEqual([
    "agreed",
    "belowMinimum",
    "ceilingBelowAmount",
    "thresholdNegative",
    "agreed",
    "aboveMaximum",
    "ceilingAboveMaximum",
  ])
})
