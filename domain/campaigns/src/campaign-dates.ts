import { addDays, daysBetween, type LocalDate } from "@domain/kernel"

/** The first and last day of a campaign (inclusive) in its own time zone; a draft has neither. */
export interface CampaignDates {
  readonly startDate?: LocalDate
  readonly endDate?: LocalDate
}

/** Whether its first day has come; a campaign without one may begin at once. */
export const hasBegun = ({ startDate }: CampaignDates, today: LocalDate): boolean =>
  startDate === undefined || startDate <= today

/** Whether its last day has passed; a campaign without one never ends. */
export const isOver = ({ endDate }: CampaignDates, today: LocalDate): boolean =>
  endDate !== undefined && endDate < today

/** For how many days after its end a campaign's metrics are read, since networks report and correct late. Ours. */
export const daysReadAfterEnd = 3

/** The earliest last day of a campaign whose metrics are still read. */
export const readWhenEndedSince = (today: LocalDate): LocalDate => addDays(today, -daysReadAfterEnd)

/** The days from one to another, both included; 0 when the last is before the first. */
export const daysFrom = (from: LocalDate, to: LocalDate): number => Math.max(0, daysBetween(from, to) + 1)

/** The days a campaign may still run, including today; 0 when over, undefined without a last day. */
export const daysLeft = ({ startDate, endDate }: CampaignDates, today: LocalDate): number | undefined => {
  if (endDate === undefined) return undefined
  const from = startDate !== undefined && startDate > today ? startDate : today
  return daysFrom(from, endDate)
}
