import { type BudgetType, draftDefaults, mostDays, recommendedDays, type SchedulingMode } from "@domain/budget"
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

/** What fills in for what a call does not say: the region's recommended day, and its today. */
export interface SentDraftFacts {
  readonly currency: CurrencyCode
  readonly recommendedDaily: MinorUnits
  readonly today: LocalDate
}

/**
 * The start that was sent for a draft. For an end without a start: the usual start of new drafts if that is before the
 * end, else today; undefined without both.
 */
const startOf = ({ startDate, endDate }: SentDraft, { today, currency }: SentDraftFacts): LocalDate | undefined => {
  if (startDate !== undefined || endDate === undefined) return startDate
  const usual = draftDefaults(today, currency).startDate
  return usual < endDate ? usual : today
}

/**
 * The budget of a new draft: a lifetime amount is spread over its days, and without an amount a day has the recommended one.
 * Undefined where nothing of it is said, a failure of the end for dates that no campaign has. Ours.
 */
export const budgetOfSentDraft = (
  sent: SentDraft,
  facts: SentDraftFacts,
): Result.Result<CampaignBudget | undefined, { readonly endDate: "validation.required" }> => {
  if (Object.values(sent).every((value) => value === undefined)) return Result.succeed(undefined)
  const { budget, budgetType = "Lifetime", schedulingMode = "RunContinuously", endDate } = sent
  const startDate = startOf(sent, facts)
  const days = startDate === undefined || endDate === undefined ? recommendedDays : daysBetween(startDate, endDate) + 1
  if (days < 1 || days > mostDays) return Result.fail({ endDate: "validation.required" })
  const spread = budgetType === "Daily" ? budget : budget && Math.max(1, Math.floor(budget / days))
  return Result.succeed({
    budgetType,
    schedulingMode,
    currency: facts.currency,
    dailyBudget: spread ?? facts.recommendedDaily,
    days,
    ...(startDate !== undefined && { startDate }),
  })
}
