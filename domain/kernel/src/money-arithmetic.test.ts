import { Result } from "effect"
import { expect, test } from "vitest"
import {
  addMoney,
  compareMoney,
  negateMoney,
  splitByWeights,
  splitMoney,
  subtractMoney,
  sumMoney,
} from "./money-arithmetic.ts"
import type { Money } from "./money.ts"

const rupees = (amount: number): Money => ({ amount, currency: "INR" })
const pounds = (amount: number): Money => ({ amount, currency: "GBP" })
const failure = <E>(result: Result.Result<unknown, E>) => Result.getOrThrow(Result.flip(result))

test("amounts of one currency are added and taken away", () => {
  expect(Result.getOrThrow(addMoney(rupees(150), rupees(75)))).toEqual(rupees(225))
  expect(Result.getOrThrow(subtractMoney(rupees(75), rupees(150)))).toEqual(rupees(-75))
  expect(Result.getOrThrow(sumMoney([], "GBP"))).toEqual(pounds(0))
  expect(Object.is(negateMoney(rupees(0)).amount, 0)).toBe(true)
})

test("two currencies are never put together", () => {
  const differ = { _tag: "CurrenciesDiffer", expected: "INR", given: "GBP" }
  expect(failure(addMoney(rupees(1), pounds(1)))).toMatchObject(differ)
  expect(failure(subtractMoney(rupees(1), pounds(1)))).toMatchObject(differ)
  expect(failure(compareMoney(rupees(1), pounds(1)))).toMatchObject(differ)
  expect(failure(sumMoney([rupees(1), pounds(1)], "INR"))).toMatchObject(differ)
})

test("a sum that a whole number cannot hold exactly is refused", () => {
  expect(failure(addMoney(rupees(Number.MAX_SAFE_INTEGER), rupees(1)))._tag).toBe("AmountOutOfRange")
  expect(Result.isSuccess(sumMoney([rupees(Number.MAX_SAFE_INTEGER), rupees(1), rupees(-1)], "INR"))).toBe(true)
})

test("amounts are compared", () => {
  const pairs = [
    [1, 2],
    [2, 2],
    [3, 2],
  ] as const
  expect(pairs.map(([a, b]) => Result.getOrThrow(compareMoney(rupees(a), rupees(b))))).toEqual([-1, 0, 1])
})

test("an odd unit goes to the largest remainder, and to the earlier of equals", () => {
  expect(Result.getOrThrow(splitMoney(rupees(100), [1, 1, 1]))).toEqual([rupees(34), rupees(33), rupees(33)])
  expect(Result.getOrThrow(splitByWeights(10, [1, 5, 0]))).toEqual([2, 8, 0])
  expect(Result.getOrThrow(splitByWeights(10, [5, 1, 0]))).toEqual([8, 2, 0])
  expect(Result.getOrThrow(splitByWeights(-101, [1, 1]))).toEqual([-51, -50])
  expect(Result.getOrThrow(splitByWeights(0, [2, 3])).every((share) => Object.is(share, 0))).toBe(true)
  expect(Result.getOrThrow(splitByWeights(-1, [1, 1])).some((share) => Object.is(share, -0))).toBe(false)
})

test.each([[[]], [[0, 0]], [[1, -1]], [[1, 0.5]], [[Number.NaN]]])("the weights %j share nothing out", (weights) => {
  expect(failure(splitByWeights(100, weights))._tag).toBe("WeightsUnusable")
})
