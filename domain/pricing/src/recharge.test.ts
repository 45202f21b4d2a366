import { Result } from "effect"
import { expect, test } from "vitest"
import { checkRecharge, minimumRecharge, rechargeFor, recommendedRecharges } from "./recharge.ts"
import { seedPriceLists } from "./seed.ts"

const india = seedPriceLists.IN
const kingdom = seedPriceLists.GB

test("the least recharge is 5 USD rounded up to ten rupees or pounds", () => {
  expect([minimumRecharge(india), minimumRecharge(kingdom)]).toEqual([430_00, 10_00])
})

test("the least recharge follows the list's rate, a part of a paisa counting whole", () => {
  expect(minimumRecharge({ ...india, minorPerUsd: 86_00 })).toBe(430_00)
  expect(minimumRecharge({ ...india, minimumRechargeUsd: 5_01, minorPerUsd: 85_83 })).toBe(440_00)
})

test("the least recharge may be paid, a paisa less or half a paisa may not", () => {
  expect(Result.getOrThrow(checkRecharge(430_00, india))).toBe(430_00)
  for (const amount of [429_99, 430_00.5, Number.NaN, Number.NEGATIVE_INFINITY, -430_00]) {
    expect(Result.getOrThrow(Result.flip(checkRecharge(amount, india)))).toMatchObject({
      _tag: "RechargeBelowMinimum",
      errorCode: 102,
      minimum: 430_00,
      currency: "INR",
    })
  }
})

test("the most that is charged at once may be paid, a paisa more may not", () => {
  expect(Result.getOrThrow(checkRecharge(999_999_99, india))).toBe(999_999_99)
  for (const amount of [1_000_000_00, Number.POSITIVE_INFINITY]) {
    expect(Result.getOrThrow(Result.flip(checkRecharge(amount, india)))).toMatchObject({
      _tag: "RechargeAboveMaximum",
      errorCode: 102,
      maximum: 999_999_99,
      currency: "INR",
    })
  }
})

test("what is missing is topped up with a multiple of ten, the least recharge at least", () => {
  expect([0, 430_00, 430_01, 9_999_00].map((missing) => rechargeFor(missing, india))).toEqual([
    430_00, 430_00, 440_00, 10_000_00,
  ])
})

test("the offered recharges are round, distinct and not below the least", () => {
  expect(recommendedRecharges(india)).toEqual([2_450_00, 4_900_00, 10_500_00])
  expect(recommendedRecharges({ ...kingdom, recommendedDaily: 1 })).toEqual([10_00])
})
