import { addDays, type LocalDate, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import { BudgetPart } from "../budget-part.ts"
import { type Budgeted, dailyBudgetLeft } from "../channel-budgets.ts"
import { daysLeft } from "../campaign-dates.ts"

/** The money a day and the whole days that a test in a running campaign would have. Ours. */
export const TestMeans = Schema.Struct({
  /** Of all channels together. */
  dailyBudget: MinorUnits,
  days: Schema.Int,
  /** How the money is split over the channels; in equal parts where absent. */
  budgetParts: Schema.optionalKey(Schema.Array(BudgetPart)),
})
export type TestMeans = typeof TestMeans.Type

/** The means of a test that is added today: its whole days begin tomorrow. Undefined for a campaign without money or days. */
export const testMeans = (campaign: Budgeted, today: LocalDate): TestMeans | undefined => {
  const tomorrow = addDays(today, 1)
  const days = daysLeft(campaign, tomorrow)
  const { budget, budgetParts } = campaign
  if (budget === undefined || days === undefined) return undefined
  const dailyBudget = days === 0 ? budget.dailyBudget : dailyBudgetLeft(campaign, 0, tomorrow)
  if (dailyBudget === undefined) return undefined
  return { dailyBudget, days, ...(budgetParts !== undefined && { budgetParts }) }
}
