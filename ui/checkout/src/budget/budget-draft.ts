import type { BudgetAdvice } from "@application/signup/contract"
import { type BudgetFailure, checkDailyAmount, checkDays } from "@domain/budget"
import { CampaignBudget } from "@domain/campaigns"
import { addDays, cutText, isLocalDate, type LocalDate, minorPerMajor } from "@domain/kernel"
import type { PackTier } from "@domain/pricing"
import { Result, Schema } from "effect"

/** A budget as it is being typed: an emptied box has no number. */
export interface TypedBudget {
  readonly daily: number | undefined
  readonly days: number | undefined
}

export interface BudgetProblems {
  readonly daily?: BudgetFailure
  readonly days?: BudgetFailure
  readonly startDate?: "missing" | "past" | "tooLate"
}

/** Ads may be scheduled this many days ahead. */
const furthestStart = 90

const isBudget = Schema.is(Schema.toType(CampaignBudget))

/** The budget of the recommended plan, which a new draft begins with. */
export const firstBudget = ({
  currency,
  recommendedDaily,
  recommendedDays,
  levels,
}: Pick<BudgetAdvice, "currency" | "recommendedDaily" | "recommendedDays" | "levels">): CampaignBudget => ({
  budgetType: "Daily",
  schedulingMode: "RunContinuously",
  currency,
  dailyBudget: levels.find(({ recommended }) => recommended)?.dailyBudget ?? recommendedDaily,
  days: recommendedDays,
})

/**
 * The plan of a daily amount: the plan with exactly that amount, or Custom for any other amount and for an emptied box.
 */
export const planOf = (daily: number | undefined, { levels }: Pick<BudgetAdvice, "levels">): PackTier =>
  levels.find(({ tier, dailyBudget }) => tier !== "Custom" && dailyBudget === daily)?.tier ?? "Custom"

/** The draft's budget with what was typed, if a draft can hold it. */
export const withTyped = (budget: CampaignBudget, typed: TypedBudget): CampaignBudget | undefined => {
  const next = { ...budget, dailyBudget: typed.daily, days: typed.days }
  return isBudget(next) ? next : undefined
}

/** The budget that starts on a chosen day, or as soon as the ads are approved. */
export const startingOn = (budget: CampaignBudget, startDate: LocalDate | undefined): CampaignBudget => {
  const { startDate: _before, ...rest } = budget
  return startDate === undefined
    ? { ...rest, schedulingMode: "RunContinuously" }
    : { ...rest, schedulingMode: "Schedule", ...(isLocalDate(startDate) && { startDate }) }
}

/** The budget with a promo code as typed; none when the box is empty. */
export const withPromo = (budget: CampaignBudget, typed: string): CampaignBudget => {
  const { promoCode: _before, ...rest } = budget
  const promoCode = cutText(typed, 40)
  return promoCode.trim() === "" ? rest : { ...rest, promoCode }
}

const problemOf = (checked: Result.Result<unknown, BudgetFailure>): BudgetFailure | undefined =>
  Result.getOrUndefined(Result.flip(checked))

const startProblem = (budget: CampaignBudget, today: LocalDate): BudgetProblems["startDate"] => {
  if (budget.schedulingMode !== "Schedule") return undefined
  if (budget.startDate === undefined) return "missing"
  if (budget.startDate < today) return "past"
  return budget.startDate > addDays(today, furthestStart) ? "tooLate" : undefined
}

/** Everything that keeps a typed budget from being paid, by field. Spec: validation, budget. */
export const budgetProblems = (
  budget: CampaignBudget,
  typed: TypedBudget,
  advice: BudgetAdvice,
  today: LocalDate,
): BudgetProblems => {
  const daily = problemOf(checkDailyAmount(typed.daily, advice))
  const days = problemOf(checkDays(typed.days, advice))
  const startDate = startProblem(budget, today)
  return {
    ...(daily !== undefined && { daily }),
    ...(days !== undefined && { days }),
    ...(startDate !== undefined && { startDate }),
  }
}

/** Ends and step of the slider: up to six times the recommendation, since the box takes the rest. Minor units. */
export const sliderScale = ({ currency, minimumDaily, recommendedDaily, maximumDaily }: BudgetAdvice) => {
  const major = minorPerMajor(currency)
  const step = minimumDaily >= 100 * major ? 10 * major : major
  return { minimum: minimumDaily, maximum: Math.min(maximumDaily, recommendedDaily * 6), step }
}
