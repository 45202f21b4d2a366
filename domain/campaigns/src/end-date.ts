import { fewestDays, mostDays } from "@domain/budget"
import { addDays, type LocalDate } from "@domain/kernel"
import type { Campaign } from "./campaign.ts"

/** The first and last day a campaign may end on: never before today, as long as its budget's type asks, a year at most. */
export const endDatesFor = (
  campaign: Pick<Campaign, "budget" | "startDate">,
  today: LocalDate,
): { readonly earliest: LocalDate; readonly latest: LocalDate } => {
  const start = campaign.startDate ?? today
  const soonest = addDays(start, fewestDays[campaign.budget?.budgetType ?? "Lifetime"] - 1)
  return { earliest: soonest > today ? soonest : today, latest: addDays(start, mostDays - 1) }
}
