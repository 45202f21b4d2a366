import { addDays, type CurrencyCode, type LocalDate, minorPerMajor } from "@domain/kernel"
import type { RegionalPriceList } from "@domain/pricing"
import { Result } from "effect"
import type { Budget, BudgetType } from "./budget-type.ts"
import { checkBudget } from "./check-budget.ts"
import type { SchedulingMode } from "./schedule.ts"

/** What a new draft campaign holds before anybody fills it in; `budget` in minor units. */
export interface DraftDefaults {
  readonly budget: number
  readonly budgetType: BudgetType
  readonly objectiveId: 1
  readonly startDate: LocalDate
  readonly endDate: LocalDate
  readonly schedulingMode: SchedulingMode
}

/** Budget 1, lifetime, objective 1, from two to nine days after `today`, run continuously. Spec: business constants, draft defaults. */
export const draftDefaults = (today: LocalDate, currency: CurrencyCode): DraftDefaults => ({
  budget: minorPerMajor(currency),
  budgetType: "Lifetime",
  objectiveId: 1,
  startDate: addDays(today, 2),
  endDate: addDays(today, 9),
  schedulingMode: "RunContinuously",
})

/** Whether a campaign may be launched with this budget; a draft's default never may. */
export const isLaunchableBudget = (budget: Budget, priceList: RegionalPriceList, storeCount = 1): boolean =>
  Result.isSuccess(checkBudget(budget, priceList, storeCount))
