import { Result, Schema } from "effect"
import { CurrencyCode } from "./currency.ts"
import type { MinorUnits, Money } from "./money.ts"

/** The amounts have different currencies; nothing is converted. */
export class CurrenciesDiffer extends Schema.TaggedError<CurrenciesDiffer>()("CurrenciesDiffer", {
  expected: CurrencyCode,
  given: CurrencyCode,
}) {}

/** The amount is not a whole number of minor units, or exceeds the exact range of 2^53. */
export class AmountOutOfRange extends Schema.TaggedError<AmountOutOfRange>()("AmountOutOfRange", {}) {}

/** The weights are not whole, non-negative, and at least one positive. */
export class WeightsUnusable extends Schema.TaggedError<WeightsUnusable>()("WeightsUnusable", {}) {}

const sameCurrency = (expected: CurrencyCode, parts: ReadonlyArray<Money>): Result.Result<void, CurrenciesDiffer> => {
  const other = parts.find(({ currency }) => currency !== expected)
  return other === undefined ? Result.void : Result.fail(new CurrenciesDiffer({ expected, given: other.currency }))
}

/**
 * The exact sum of amounts in one currency; zero for none. Fails on another currency, a fraction or beyond exact whole
 * numbers.
 */
export const sumMoney = (
  parts: ReadonlyArray<Money>,
  currency: CurrencyCode,
): Result.Result<Money, CurrenciesDiffer | AmountOutOfRange> =>
  Result.flatMap(sameCurrency(currency, parts), () => {
    if (!parts.every(({ amount }) => Number.isSafeInteger(amount))) return Result.fail(new AmountOutOfRange())
    const amount = Number(parts.reduce((sum, part) => sum + BigInt(part.amount), 0n))
    return Number.isSafeInteger(amount) ? Result.succeed({ amount, currency }) : Result.fail(new AmountOutOfRange())
  })

/** The negative amount: a credit for a debit. */
export const negateMoney = ({ amount, currency }: Money): Money => ({ amount: 0 - amount, currency })

/** Adds two amounts of one currency. */
export const addMoney = (left: Money, right: Money) => sumMoney([left, right], left.currency)

/** Subtracts an amount of the same currency; the result may be negative. */
export const subtractMoney = (left: Money, right: Money) => sumMoney([left, negateMoney(right)], left.currency)

/** -1, 0 or 1 as the first amount is less than, equal to or more than the second; both in one currency. */
export const compareMoney = (left: Money, right: Money): Result.Result<-1 | 0 | 1, CurrenciesDiffer> =>
  Result.map(sameCurrency(left.currency, [right]), () => {
    if (left.amount === right.amount) return 0
    return left.amount < right.amount ? -1 : 1
  })

const isWeight = (weight: number): boolean => Number.isSafeInteger(weight) && weight >= 0

/**
 * Splits minor units by weights without loss: shares are rounded to whole units, the remainder goes to the largest
 * fractions (the earlier on a tie), and the shares sum to the amount.
 */
export const splitByWeights = (
  amount: MinorUnits,
  weights: ReadonlyArray<number>,
): Result.Result<ReadonlyArray<MinorUnits>, WeightsUnusable | AmountOutOfRange> => {
  if (!Number.isSafeInteger(amount)) return Result.fail(new AmountOutOfRange())
  if (!weights.every(isWeight) || weights.every((weight) => weight === 0)) return Result.fail(new WeightsUnusable())
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  const whole = BigInt(Math.abs(amount))
  const exact = weights.map((weight) => whole * BigInt(weight))
  const remainder = Number(exact.reduce((rest, part) => rest - part / all, whole))
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part % all }))
    .toSorted((a, b) => Number(b.remainder - a.remainder))
  const rounded = new Set(byRemainder.slice(0, remainder).map(({ index }) => index))
  const sign = amount < 0 ? -1 : 1
  return Result.succeed(exact.map((part, index) => 0 + sign * (Number(part / all) + (rounded.has(index) ? 1 : 0))))
}

/** Splits an amount by weights without loss; see `splitByWeights`. */
export const splitMoney = ({ amount, currency }: Money, weights: ReadonlyArray<number>) =>
  Result.map(splitByWeights(amount, weights), (shares) => shares.map((share): Money => ({ amount: share, currency })))

/**
 * `percent` (to a hundredth) of an amount in minor units, rounded half away from zero to a whole minor unit. Fails on a
 * fraction of a minor unit, on no number and beyond exact whole numbers.
 */
export const percentOf = (amount: MinorUnits, percent: number): Result.Result<MinorUnits, AmountOutOfRange> => {
  const hundredths = Math.round(percent * 100)
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(hundredths)) return Result.fail(new AmountOutOfRange())
  const scaled = BigInt(Math.abs(amount)) * BigInt(Math.abs(hundredths))
  const rounded = Number((scaled + 5_000n) / 10_000n)
  if (!Number.isSafeInteger(rounded)) return Result.fail(new AmountOutOfRange())
  const isNegative = amount < 0 !== hundredths < 0
  return Result.succeed(rounded === 0 ? 0 : isNegative ? -rounded : rounded)
}
