import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import { CurrencyCode, MinorUnits, UserId } from "@domain/kernel"

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

/** These automatic top-ups cannot be switched on; `minimum` is the least that may be added at once, in minor units. Ours. */
export class AutomaticTopUpRefused extends Schema.TaggedError<AutomaticTopUpRefused>()("AutomaticTopUpRefused", {
  errorCode: errorCode(102),
  reason: Schema.Literals(["belowMinimum", "ceilingBelowAmount", "thresholdNegative", "noCard", "notOffered"]),
  minimum: MinorUnits,
  currency: CurrencyCode,
}) {}

type Amounts = Pick<AutomaticTopUp, "threshold" | "amount" | "monthlyCeiling" | "currency">

/** Whether these amounts may be agreed to, where `minimum` minor units is the least that may be added at once. Ours. */
export const checkAutomaticTopUp = (
  { threshold, amount, monthlyCeiling, currency }: Amounts,
  minimum: MinorUnits,
): Result.Result<void, AutomaticTopUpRefused> => {
  const refused = (reason: AutomaticTopUpRefused["reason"]) =>
    Result.fail(new AutomaticTopUpRefused({ reason, minimum, currency }))
  if (threshold < 0) return refused("thresholdNegative")
  if (amount < minimum) return refused("belowMinimum")
  return monthlyCeiling < amount ? refused("ceilingBelowAmount") : Result.void
}

/** A wallet as automatic top-ups see it, in minor units. */
export interface WalletToFill {
  readonly available: MinorUnits
  /** What was added automatically this month, with what is under way. */
  readonly addedThisMonth: MinorUnits
  /** Whether a payment of theirs is not decided yet. */
  readonly isUnderWay: boolean
}

/**
 * How much to add now: the agreed amount when the wallet holds less than its threshold, and 0 while they rest, while one is under way,
 * or when it would pass the month's ceiling. Ours.
 */
export const automaticAmount = (
  { threshold, amount, monthlyCeiling, pausedFor }: AutomaticTopUp,
  { available, addedThisMonth, isUnderWay }: WalletToFill,
): MinorUnits => {
  const isWanted = pausedFor === undefined && !isUnderWay && available < threshold
  return isWanted && addedThisMonth + amount <= monthlyCeiling ? amount : 0
}
