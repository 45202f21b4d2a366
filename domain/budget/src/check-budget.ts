import type { MinorUnits } from "@domain/kernel"
import type { RegionalPriceList } from "@domain/pricing"
import { Result } from "effect"
import { type Budget, totalOf } from "./budget-type.ts"
import { type BudgetAdvice, type BudgetLimits, budgetLimits } from "./budget-limits.ts"
import { fewestDays, mostDays } from "./duration.ts"
import { type Schedule } from "./schedule.ts"
import { weeklyMinutes } from "./day-parts.ts"

/** Message keys of this package; locale files hold the text of each. */
export const budgetMessageKeys = [
  "budget.amountInvalid",
  "budget.belowMinimum",
  "budget.aboveMaximum",
  "budget.tooFewDays",
  "budget.tooManyDays",
  "budget.storesBelowMinimum",
  "budget.scheduleEmpty",
] as const

/** One of this package's message keys. */
export type BudgetMessageKey = (typeof budgetMessageKeys)[number]

/**
 * Why a budget was refused, shaped as the validation package's failures. Amounts are minor units a day of `currency`,
 * or days.
 */
export interface BudgetFailure {
  readonly key: BudgetMessageKey
  readonly params?: Readonly<Record<string, string | number>>
}

const refuse = (key: BudgetMessageKey, params?: BudgetFailure["params"]): Result.Result<never, BudgetFailure> =>
  Result.fail(params === undefined ? { key } : { key, params })

const isWhole = (value: number | undefined): value is number => Number.isSafeInteger(value)

const isAmount = (value: number | undefined): value is MinorUnits => isWhole(value) && value > 0

/** Whole days within bounds; none given, or a part of a day, is too few. Spec: validation, budget. */
export const checkDays = (
  days: number | undefined,
  { minimumDays, maximumDays }: Pick<BudgetAdvice, "minimumDays" | "maximumDays">,
): Result.Result<number, BudgetFailure> => {
  if (!isWhole(days) || days < minimumDays) return refuse("budget.tooFewDays", { least: minimumDays })
  return days > maximumDays ? refuse("budget.tooManyDays", { most: maximumDays }) : Result.succeed(days)
}

/** The campaign's length, within its fewest and most days. Spec: validation, "at least 1 week". */
export const checkDuration = ({ type, days }: Budget): Result.Result<number, BudgetFailure> =>
  checkDays(days, { minimumDays: fewestDays[type], maximumDays: mostDays })

const checkDaily = (
  total: MinorUnits,
  days: number,
  { currency, minimumDaily, maximumDaily }: BudgetLimits,
  belowMinimum: "budget.belowMinimum" | "budget.storesBelowMinimum",
): Result.Result<MinorUnits, BudgetFailure> => {
  if (total < minimumDaily * days) return refuse(belowMinimum, { least: minimumDaily, currency })
  return total > maximumDaily * days
    ? refuse("budget.aboveMaximum", { most: maximumDaily, currency })
    : Result.succeed(total)
}

/** A daily amount in minor units within the limits; none given is no amount. Spec: validation, budget. */
export const checkDailyAmount = (
  daily: MinorUnits | undefined,
  limits: BudgetLimits,
): Result.Result<MinorUnits, BudgetFailure> =>
  isAmount(daily) ? checkDaily(daily, 1, limits, "budget.belowMinimum") : refuse("budget.amountInvalid")

/**
 * The budget if a campaign may be launched with it: whole minor units, long enough and within the region's daily
 * limits, for every store. "Must exceed minimum daily value" allows the minimum itself, which is the recommendation in
 * India (ours). Spec: validation, budget.
 */
export const checkBudget = (
  budget: Budget,
  priceList: RegionalPriceList,
  storeCount = 1,
): Result.Result<Budget, BudgetFailure> => {
  if (!isAmount(budget.amount)) return refuse("budget.amountInvalid")
  const belowMinimum = storeCount > 1 ? "budget.storesBelowMinimum" : "budget.belowMinimum"
  return checkDuration(budget).pipe(
    Result.flatMap((days) => checkDaily(totalOf(budget), days, budgetLimits(priceList, storeCount), belowMinimum)),
    Result.map(() => budget),
  )
}

/** A store and the minor units a day it would spend. */
export interface StoreDaily {
  readonly id: string
  readonly daily: MinorUnits
}

/** Every store's budget a day within the limits of one store, or the failure of each that is not, by its id. Spec: validation, budget "per store". */
export const checkStoreBudgets = <const Store extends StoreDaily>(
  stores: ReadonlyArray<Store>,
  priceList: RegionalPriceList,
): Result.Result<ReadonlyArray<Store>, Readonly<Record<string, BudgetFailure>>> => {
  const limits = budgetLimits(priceList)
  const failures = stores.flatMap(({ id, daily }) => {
    const checked = checkDailyAmount(daily, limits)
    return Result.isFailure(checked) ? [[id, checked.failure] as const] : []
  })
  return failures.length === 0 ? Result.succeed(stores) : Result.fail(Object.fromEntries(failures))
}

/** Whether a schedule may be launched: by a weekly plan it needs a part in which ads run. Ours. */
export const checkSchedule = (schedule: Schedule): Result.Result<Schedule, BudgetFailure> =>
  weeklyMinutes(schedule) === 0 ? refuse("budget.scheduleEmpty") : Result.succeed(schedule)
