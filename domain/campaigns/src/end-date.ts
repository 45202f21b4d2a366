import { addDays, type LocalDate } from "@domain/kernel"
import type { Campaign } from "./campaign.ts"

const fewestDaysOfDailyBudget = 7
const mostDays = 365

/** The first and last day a campaign may end on: never before today, a week at least for a daily budget, a year at most. */
export const endDatesFor = (
  campaign: Pick<Campaign, "budget" | "startDate">,
  today: LocalDate,
): { readonly earliest: LocalDate; readonly latest: LocalDate } => {
  const start = campaign.startDate ?? today
  const fewest = campaign.budget?.budgetType === "Daily" ? fewestDaysOfDailyBudget : 1
  const soonest = addDays(start, fewest - 1)
  return { earliest: soonest > today ? soonest : today, latest: addDays(start, mostDays - 1) }
}
