import { mostDays } from "@domain/budget"
import { addDays, type LocalDate } from "@domain/kernel"
import type { Campaign } from "./campaign.ts"

/** The first and last possible end date: today or a later first day, and a year after the start. */
export const endDatesFor = (
  campaign: Pick<Campaign, "startDate">,
  today: LocalDate,
): { readonly earliest: LocalDate; readonly latest: LocalDate } => {
  const start = campaign.startDate ?? today
  return { earliest: start > today ? start : today, latest: addDays(start, mostDays - 1) }
}
