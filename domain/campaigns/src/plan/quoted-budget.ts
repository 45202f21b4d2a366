import { recommendedDays } from "@domain/budget"
import type { CampaignBudget } from "../budget.ts"
import type { RegionalPriceList } from "@domain/pricing"
import type { CampaignPlan } from "./campaign-plan.ts"

/** The budget to price: the given one, else the draft's if it is in the list's currency, else the recommended. Spec: calls, estimatebudget. */
export const quotedBudget = (
  { budget: { budget } }: Pick<CampaignPlan, "budget">,
  { currency, recommendedDaily }: RegionalPriceList,
  given?: CampaignBudget,
): CampaignBudget => {
  if (given !== undefined) return given
  if (budget?.currency === currency) return budget
  return {
    budgetType: "Daily",
    schedulingMode: "RunContinuously",
    currency,
    dailyBudget: recommendedDaily,
    days: recommendedDays,
  }
}
