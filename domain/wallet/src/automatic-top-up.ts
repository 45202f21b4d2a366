import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import { CurrencyCode, MinorUnits, type Region, UserId } from "@domain/kernel"

/** Why automatic top-ups rest until their owner looks: the card was declined, its bank asks its holder, or there is none. */
export const TopUpPause = Schema.Literals(["declined", "authentication", "noCard"])
export type TopUpPause = typeof TopUpPause.Type

/** What an owner agreed to: `amount` is taken when less than `threshold` is available, up to `monthlyCeiling` in a month. Minor units. */
export const AutomaticTopUp = Schema.Struct({
  threshold: MinorUnits,
  amount: MinorUnits,
  monthlyCeiling: MinorUnits,
  currency: CurrencyCode,
  /** Who agreed, and pays. */
  userId: UserId,
  pausedFor: Schema.optionalKey(TopUpPause),
})
export type AutomaticTopUp = typeof AutomaticTopUp.Type

/** The most that is charged without anybody at a screen: at once, in a day and in a calendar month. Minor units. */
export const AutomaticLimits = Schema.Struct({ atOnce: MinorUnits, inDay: MinorUnits, inMonth: MinorUnits })
export type AutomaticLimits = typeof AutomaticLimits.Type

/**
 * The limits of each region. Ours; India's at once is what its central bank lets a card be charged without asking its holder
 * (circular of 12 December 2023).
 */
export const automaticLimits: Readonly<Record<Region, AutomaticLimits>> = {
  IN: { atOnce: 15_000_00, inDay: 30_000_00, inMonth: 150_000_00 },
  GB: { atOnce: 1_000_00, inDay: 2_000_00, inMonth: 10_000_00 },
}

/** These automatic top-ups cannot be switched on; `minimum` is the least that may be added at once and `limits` the most, in minor units. Ours. */
export class AutomaticTopUpRefused extends Schema.TaggedError<AutomaticTopUpRefused>()("AutomaticTopUpRefused", {
  errorCode: errorCode(102),
  reason: Schema.Literals([
    "belowMinimum",
    "aboveMaximum",
    "ceilingBelowAmount",
    "ceilingAboveMaximum",
    "thresholdNegative",
    "noCard",
    "notOffered",
  ]),
  minimum: MinorUnits,
  limits: AutomaticLimits,
  currency: CurrencyCode,
}) {}

type Amounts = Pick<AutomaticTopUp, "threshold" | "amount" | "monthlyCeiling" | "currency">

/** Whether these amounts may be agreed to, between the least that may be added at once (minor units) and the region's limits. Ours. */
export const checkAutomaticTopUp = (
  { threshold, amount, monthlyCeiling, currency }: Amounts,
  minimum: MinorUnits,
  limits: AutomaticLimits,
): Result.Result<void, AutomaticTopUpRefused> => {
  const refused = (reason: AutomaticTopUpRefused["reason"]) =>
    Result.fail(new AutomaticTopUpRefused({ reason, minimum, limits, currency }))
  if (threshold < 0) return refused("thresholdNegative")
  if (amount < minimum) return refused("belowMinimum")
  if (amount > limits.atOnce) return refused("aboveMaximum")
  if (monthlyCeiling < amount) return refused("ceilingBelowAmount")
  return monthlyCeiling > limits.inMonth ? refused("ceilingAboveMaximum") : Result.void
}

/** A wallet as automatic top-ups see it, in minor units. */
export interface WalletToFill {
  readonly available: MinorUnits
  /** What was added automatically this month, with what is under way. */
  readonly addedThisMonth: MinorUnits
  /** The part of it that was added today. */
  readonly addedToday: MinorUnits
  /** Whether a payment of theirs is not decided yet. */
  readonly isUnderWay: boolean
}

/**
 * How much to add now: the agreed amount when the wallet holds less than its threshold, and 0 while they rest, while one is under way,
 * or when it would pass the month's ceiling or the region's limits. What was agreed before there were limits is kept within them. Ours.
 */
export const automaticAmount = (
  { threshold, amount: agreedAmount, monthlyCeiling, pausedFor }: AutomaticTopUp,
  { available, addedThisMonth, addedToday, isUnderWay }: WalletToFill,
  limits: AutomaticLimits,
): MinorUnits => {
  const amount = Math.min(agreedAmount, limits.atOnce)
  const isWanted = pausedFor === undefined && !isUnderWay && available < threshold
  const isWithin =
    addedThisMonth + amount <= Math.min(monthlyCeiling, limits.inMonth) && addedToday + amount <= limits.inDay
  return isWanted && isWithin ? amount : 0
}
