import { mostDays } from "@domain/budget"
import { addDays, type LocalDate } from "@domain/kernel"
import type { Campaign } from "./campaign.ts"

/** The first and last day a campaign may end on: today, or its first day if that is later; a year at most. */
export const endDatesFor = (
  campaign: Pick<Campaign, "startDate">,
  today: LocalDate,
): { readonly earliest: LocalDate; readonly latest: LocalDate } => {
  const start = campaign.startDate ?? today
  return { earliest: start > today ? start : today, latest: addDays(start, mostDays - 1) }
}
