import { type BudgetType, mostDays, recommendedDays, type SchedulingMode } from "@domain/budget"
import { type CurrencyCode, daysBetween, type LocalDate, type MinorUnits } from "@domain/kernel"
import { Result } from "effect"
import type { CampaignBudget } from "./budget.ts"

/** The budget and dates that a call says of a new draft. Spec: entities, campaign draft payload. */
export interface SentDraft {
  readonly budget?: MinorUnits
  readonly budgetType?: BudgetType
  readonly schedulingMode?: SchedulingMode
  readonly startDate?: LocalDate
  readonly endDate?: LocalDate
}

/**
 * The budget of a new draft: a lifetime amount is spread over its days. Undefined without an amount, a failure of the end
 * for dates that no campaign has; whether it suffices is seen at the launch. Ours.
 */
export const budgetOfSentDraft = (
  { budget, budgetType = "Lifetime", schedulingMode = "RunContinuously", startDate, endDate }: SentDraft,
  currency: CurrencyCode,
): Result.Result<CampaignBudget | undefined, { readonly endDate: "validation.required" }> => {
  const days = startDate === undefined || endDate === undefined ? recommendedDays : daysBetween(startDate, endDate) + 1
  if (days < 1 || days > mostDays) return Result.fail({ endDate: "validation.required" })
  if (budget === undefined) return Result.succeed(undefined)
  const dailyBudget = budgetType === "Daily" ? budget : Math.max(1, Math.floor(budget / days))
  return Result.succeed({
    budgetType,
    schedulingMode,
    currency,
    dailyBudget,
    days,
    ...(startDate !== undefined && { startDate }),
  })
}
