export { type Budget, BudgetType, dailyOf, totalOf } from "./budget-type.ts"
export { roundUpToTen } from "@domain/kernel"
export { type BudgetLimits, budgetLimits, clampDaily } from "./budget-limits.ts"
export { campaignRange, durationOf, fewestDays, mostDays, offeredDurations } from "./duration.ts"
export {
  type BudgetFailure,
  type BudgetMessageKey,
  budgetMessageKeys,
  checkBudget,
  checkDuration,
} from "./check-budget.ts"
export { DayPart, mergeDayParts, runsAt, Schedule, SchedulingMode, weeklyMinutes } from "./schedule.ts"
export { costParts, type EffectiveCostParts, effectiveCostParts } from "./effective-cost.ts"
export { type DraftDefaults, draftDefaults, isLaunchableBudget } from "./draft-defaults.ts"
export {
  distributeOverStores,
  StoreBudgetInsufficient,
  type StoreFacts,
  StoreLaunchStatus,
  storeLaunchStatus,
  type StoreNeed,
  type StoreShare,
} from "./store-budgets.ts"
