import { addDays, daysBetween, type LocalDate } from "@domain/kernel"

/** First and last day of a campaign, both included, in its own time zone; a draft has none. */
export interface CampaignDates {
  readonly startDate?: LocalDate
  readonly endDate?: LocalDate
}

/** Its first day has come; a campaign without one begins as soon as it may. */
export const hasBegun = ({ startDate }: CampaignDates, today: LocalDate): boolean =>
  startDate === undefined || startDate <= today

/** Its last day has passed; a campaign without one never ends. */
export const isOver = ({ endDate }: CampaignDates, today: LocalDate): boolean =>
  endDate !== undefined && endDate < today

/** Days after its last one in which a campaign is still read: networks report and correct that late. Ours. */
export const daysReadAfterEnd = 3

/** The earliest last day of a campaign that is still read. */
export const readWhenEndedSince = (today: LocalDate): LocalDate => addDays(today, -daysReadAfterEnd)

/** Days that it may still run, today included; 0 when over, undefined without a last day. */
export const daysLeft = ({ startDate, endDate }: CampaignDates, today: LocalDate): number | undefined => {
  if (endDate === undefined) return undefined
  const from = startDate !== undefined && startDate > today ? startDate : today
  return Math.max(0, daysBetween(from, endDate) + 1)
}
