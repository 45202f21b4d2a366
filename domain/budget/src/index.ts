export { asType, type Budget, BudgetType, dailyOf, totalOf } from "./budget-type.ts"
export { roundUpToTen } from "@domain/kernel"
export { type BudgetAdvice, budgetAdvice, type BudgetLimits, budgetLimits, clampDaily } from "./budget-limits.ts"
export { campaignRange, durationOf, fewestDays, mostDays, offeredDurations, recommendedDays } from "./duration.ts"
export {
  type BudgetFailure,
  type BudgetMessageKey,
  budgetMessageKeys,
  checkBudget,
  checkDailyAmount,
  checkDays,
  checkDuration,
  checkSchedule,
  checkStoreBudgets,
  type StoreDaily,
} from "./check-budget.ts"
export { changeBudgetEnd, type EndDateChange } from "./end-date.ts"
export { DayPart, Schedule, SchedulingMode } from "./schedule.ts"
export { mergeDayParts, minutesUntilRun, runsAt, weeklyMinutes } from "./day-parts.ts"
export { commonParts, partsOfRanges, rangesOfParts, type WeekRange, wholeSteps } from "./week-hours.ts"
export { type HourCell, type HourCover, hourCover, hoursBetween, wholeWeek, withHours } from "./hour-cells.ts"
export { costParts, type EffectiveCostParts, effectiveCostParts } from "./effective-cost.ts"
export { type DraftDefaults, draftDefaults, isLaunchableBudget } from "./draft-defaults.ts"
export {
  distributeOverStores,
  type StoreSharesFailure,
  StoreBudgetInsufficient,
  type StoreFacts,
  StoreLaunchStatus,
  storeLaunchStatus,
  type StoreNeed,
  type StoreShare,
} from "./store-budgets.ts"
