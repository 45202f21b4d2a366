import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import {
  addMoney,
  compareMoney,
  negateMoney,
  percentOf,
  splitByWeights,
  subtractMoney,
  sumMoney,
} from "./money-arithmetic.ts"
import { anyAmount, anyCurrency, anyMoney, anyWeights, law } from "./testing/index.ts"

test("what was added can be taken away again, and order does not matter", () => {
  law(
    fc.property(anyAmount, anyAmount, anyCurrency, (a, b, currency) => {
      const [left, right] = [
        { amount: a, currency },
        { amount: b, currency },
      ]
      const sum = Result.getOrThrow(addMoney(left, right))
      expect(Result.getOrThrow(addMoney(right, left))).toEqual(sum)
      expect(Result.getOrThrow(subtractMoney(sum, right))).toEqual(left)
      expect(Result.getOrThrow(compareMoney(left, right))).toBe(Math.sign(a - b))
      expect(Result.getOrThrow(sumMoney([left, right, negateMoney(left)], currency))).toEqual(right)
    }),
  )
})

test("money moves together exactly when its currency is the same", () => {
  law(
    fc.property(anyMoney, anyMoney, (left, right) => {
      expect(Result.isSuccess(addMoney(left, right))).toBe(left.currency === right.currency)
    }),
  )
})

test("shares sum to the amount and are within one unit of their part", () => {
  law(
    fc.property(fc.maxSafeInteger(), anyWeights, (amount, weights) => {
      const shares = Result.getOrThrow(splitByWeights(amount, weights))
      const all = weights.reduce((sum, weight) => sum + weight, 0)
      expect(shares.reduce((sum, share) => sum + BigInt(share), 0n)).toBe(BigInt(amount))
      for (const [index, share] of shares.entries()) {
        const off = BigInt(share) * BigInt(all) - BigInt(amount) * BigInt(weights[index] ?? 0)
        expect(off < BigInt(all) && -off < BigInt(all)).toBe(true)
      }
    }),
  )
})

test("a fraction, an endless amount and none at all are refused, never thrown", () => {
  const unusable = fc.oneof(
    fc.double({ noInteger: true }),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2 ** 53),
  )
  law(
    fc.property(unusable, anyMoney, anyWeights, (amount, money, weights) => {
      const refused: ReadonlyArray<Result.Result<unknown, { readonly _tag: string }>> = [
        addMoney(money, { ...money, amount }),
        subtractMoney({ ...money, amount }, money),
        splitByWeights(amount, weights),
        percentOf(amount, 18),
        percentOf(money.amount, Number.NaN),
        percentOf(money.amount, Number.POSITIVE_INFINITY),
      ]
      const failures = refused.map((result) => Result.isFailure(result) && result.failure._tag)
      expect(failures).toEqual(refused.map(() => "AmountOutOfRange"))
    }),
  )
})
