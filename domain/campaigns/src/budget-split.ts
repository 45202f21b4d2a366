import { errorCode } from "@domain/errors"
import { type CurrencyCode, type MinorUnits, splitByWeights, UserId } from "@domain/kernel"
import { Result, Schema } from "effect"
import { BudgetPart } from "./budget-part.ts"

/** By which rule an owner shared a campaign's money between its channels. Ours. */
export const SplitRule = Schema.Literals(["Equal", "Recommended", "ByHand"])
export type SplitRule = typeof SplitRule.Type

/** A split that somebody chose, in epoch milliseconds; equal parts where `parts` is absent. Ours. */
export const ChosenSplit = Schema.Struct({
  rule: SplitRule,
  at: Schema.Number,
  by: Schema.optionalKey(UserId),
  parts: Schema.optionalKey(Schema.Array(BudgetPart)),
})
export type ChosenSplit = typeof ChosenSplit.Type

/** Splits that a campaign keeps to look back at; the oldest goes. */
export const mostSplits = 10

/** The split was changed by somebody or by the autopilot since it was read. Ours; spec: error catalogue, 1006. */
export class BudgetSplitChanged extends Schema.TaggedError<BudgetSplitChanged>()("BudgetSplitChanged", {
  errorCode: errorCode(1006),
}) {}

/**
 * The least that a network takes a day for a channel, in minor units. Source: Meta's help, "Minimum budgets": about a dollar a day
 * where views are paid for; Google names none. Ours for the others.
 */
export const leastChannelDaily: Readonly<Record<CurrencyCode, MinorUnits>> = {
  INR: 10_000,
  GBP: 100,
  USD: 100,
  JPY: 150,
}

const evenParts = (whole: number, count: number): ReadonlyArray<number> =>
  Result.getOrElse(
    splitByWeights(
      whole,
      Array.from({ length: count }, () => 1),
    ),
    () => [],
  )

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((all, one) => all + one, 0)

/**
 * Shares of a whole with those below their least raised to it; the others give in proportion to what they have above theirs. The
 * sum stays. Leasts that are more than the whole together change nothing. Ours.
 */
export const raisedToLeast = (shares: ReadonlyArray<number>, leasts: ReadonlyArray<number>): ReadonlyArray<number> => {
  const whole = sum(shares)
  const atLeast = shares.map((_, index) => leasts[index] ?? 0)
  const isFeasible = sum(atLeast) <= whole
  if (!isFeasible || shares.every((share, index) => share >= (atLeast[index] ?? 0))) return shares
  const above = shares.map((share, index) => Math.max(0, share - (atLeast[index] ?? 0)))
  const spare = Result.getOrElse(splitByWeights(whole - sum(atLeast), above), () => above)
  return atLeast.map((least, index) => least + (spare[index] ?? 0))
}

/**
 * Whole percents that add up to 100 and are in proportion to the weights, none below its least. Leasts that do not fit into 100
 * together count for nothing. Ours.
 */
export const percentsOf = (weights: ReadonlyArray<number>, leasts: ReadonlyArray<number>): ReadonlyArray<number> =>
  raisedToLeast(
    Result.getOrElse(splitByWeights(100, weights), () => evenParts(100, weights.length)),
    leasts,
  )

/** The least whole percent of a day's money that a channel can have, at least one; one where the leasts do not fit in. */
export const leastPercents = (daily: MinorUnits, channels: number, currency: CurrencyCode): ReadonlyArray<number> => {
  const percent = Math.max(1, Math.ceil((leastChannelDaily[currency] * 100) / Math.max(1, daily)))
  return Array.from({ length: channels }, () => (percent * channels <= 100 ? percent : 1))
}

/** Why a split by hand is not taken, as message keys; undefined where it is. */
export const splitFault = (
  parts: ReadonlyArray<BudgetPart>,
  channels: ReadonlyArray<BudgetPart["channel"]>,
  leasts: ReadonlyArray<number>,
): string | undefined => {
  const named = parts.map(({ channel }) => channel)
  const isWhole = named.length === channels.length && channels.every((channel) => named.includes(channel))
  if (!isWhole) return "campaigns.split.channels"
  const whole = sum(parts.map(({ part }) => part))
  if (whole <= 0) return "campaigns.split.sum"
  const isBelow = channels.some((channel, index) => {
    const part = parts.find((one) => one.channel === channel)?.part ?? 0
    return part * 100 < (leasts[index] ?? 1) * whole
  })
  return isBelow ? "campaigns.split.least" : undefined
}

/** Why percents that people type are not taken, as a message key; undefined where they are. */
export const percentsFault = (
  parts: ReadonlyArray<BudgetPart>,
  channels: ReadonlyArray<BudgetPart["channel"]>,
  leasts: ReadonlyArray<number>,
): string | undefined =>
  sum(parts.map(({ part }) => part)) === 100 ? splitFault(parts, channels, leasts) : "campaigns.split.sum"
