import { type CurrencyCode, type MinorUnits } from "@domain/kernel"
import type { RegionalPriceList } from "@domain/pricing"
import { Result } from "effect"
import { type Budget, dailyOf } from "./budget-type.ts"
import { budgetLimits } from "./budget-limits.ts"
import { fewestDays, mostDays } from "./duration.ts"

/** Message keys of this package; locale files hold the text of each. */
export const budgetMessageKeys = [
  "budget.amountInvalid",
  "budget.belowMinimum",
  "budget.aboveMaximum",
  "budget.tooFewDays",
  "budget.tooManyDays",
  "budget.storesBelowMinimum",
] as const
export type BudgetMessageKey = (typeof budgetMessageKeys)[number]

/** Why a budget was refused. Amounts are minor units a day of `currency`; days where days are meant. Shaped as the validation package's failures. */
export interface BudgetFailure {
  readonly key: BudgetMessageKey
  readonly params?: Readonly<Record<string, string | number>>
}

const refuse = (key: BudgetMessageKey, params?: BudgetFailure["params"]): Result.Result<never, BudgetFailure> =>
  Result.fail(params === undefined ? { key } : { key, params })

const least = (key: "budget.belowMinimum" | "budget.storesBelowMinimum", amount: MinorUnits, currency: CurrencyCode) =>
  refuse(key, { least: amount, currency })

/** The campaign's length, within its fewest and most days. Spec: validation, "at least 1 week". */
export const checkDuration = (budget: Budget): Result.Result<number, BudgetFailure> => {
  const fewest = fewestDays[budget.type]
  if (!Number.isInteger(budget.days) || budget.days < fewest) return refuse("budget.tooFewDays", { least: fewest })
  return budget.days > mostDays ? refuse("budget.tooManyDays", { most: mostDays }) : Result.succeed(budget.days)
}

/**
 * The budget when a campaign may be launched with it: whole minor units, long enough, at least the region's minimum a day and at
 * most its maximum, for every store. A draft may hold less. Spec: validation, budget.
 */
export const checkBudget = (
  budget: Budget,
  priceList: RegionalPriceList,
  storeCount = 1,
): Result.Result<Budget, BudgetFailure> => {
  if (!Number.isSafeInteger(budget.amount) || budget.amount <= 0) return refuse("budget.amountInvalid")
  const duration = checkDuration(budget)
  if (Result.isFailure(duration)) return Result.fail(duration.failure)
  const { currency, minimumDaily, maximumDaily } = budgetLimits(priceList, storeCount)
  const daily = dailyOf(budget)
  if (daily < minimumDaily) {
    return least(storeCount > 1 ? "budget.storesBelowMinimum" : "budget.belowMinimum", minimumDaily, currency)
  }
  return daily > maximumDaily ? refuse("budget.aboveMaximum", { most: maximumDaily, currency }) : Result.succeed(budget)
}
