import { type LocalDate, wireEnum } from "@domain/kernel"
import { type CampaignDates, hasBegun, isOver } from "./campaign-dates.ts"

/** An alert about a campaign's dates. Spec: states, "Campaign alerts: starting in future 1, ended 2". */
export const CampaignAlert = wireEnum({ StartingInFuture: 1, Ended: 2 })
export type CampaignAlert = typeof CampaignAlert.Type

/** The alert of a campaign on a day; undefined while it may run. */
export const campaignAlertOf = (dates: CampaignDates, today: LocalDate): CampaignAlert | undefined => {
  if (isOver(dates, today)) return "Ended"
  return hasBegun(dates, today) ? undefined : "StartingInFuture"
}
