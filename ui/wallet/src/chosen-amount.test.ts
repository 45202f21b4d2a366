import { expect, test } from "vitest"
import { amountProblem, offeredAmounts } from "./chosen-amount.ts"

const terms = { minimum: 430_00, maximum: 999_999_99 }

test("an amount is fine from the least to the most", () => {
  expect([430_00, 999_999_99].map((amount) => amountProblem(amount, terms))).toEqual([undefined, undefined])
  expect([undefined, 429_99, 1_000_000_00].map((amount) => amountProblem(amount, terms))).toEqual([
    "empty",
    "belowMinimum",
    "aboveMaximum",
  ])
})

test("what a campaign lacks is offered first and chosen, once", () => {
  const recommended = [2_450_00, 4_900_00, 10_500_00]
  expect(offeredAmounts({ recommended })).toEqual({ amounts: recommended, first: 4_900_00 })
  expect(offeredAmounts({ recommended, suggested: 1_240_00 })).toEqual({
    amounts: [1_240_00, ...recommended],
    first: 1_240_00,
  })
  expect(offeredAmounts({ recommended, suggested: 4_900_00 }).amounts).toEqual([4_900_00, 2_450_00, 10_500_00])
})
