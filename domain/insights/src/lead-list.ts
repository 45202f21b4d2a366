import { type CampaignId, type DateRange, holdsDay, localDateAt } from "@domain/kernel"
import type { Lead, LeadStatus } from "./lead.ts"
import type { LeadMarked } from "./lead-marks/lead-mark.ts"
import { isMarked } from "./lead-marks/marked-lead.ts"

/** Days in a time zone (inclusive). */
export interface LeadPeriod {
  readonly range: DateRange
  readonly timeZone: string
}

/** The filter of a lead list. */
export interface LeadFilter {
  readonly search?: string
  readonly status?: LeadStatus
  readonly campaignId?: CampaignId
  /** The days of submission, in the business's time zone. */
  readonly during?: LeadPeriod
  /** Merged leads are left out unless they are asked for. */
  readonly marked?: LeadMarked
}

/**
 * Whether a lead matches a filter: it came from the campaign and in the period, and the words occur in its name, number, mail
 * address, city or service, ignoring case. Spec: screens, leads.
 */
export const matchesLead = (lead: Lead, { search = "", status, campaignId, during, marked }: LeadFilter): boolean => {
  const wanted = search.trim().toLowerCase()
  return (
    isMarked(lead, marked) &&
    (status === undefined || lead.status === status) &&
    (campaignId === undefined || lead.campaignId === campaignId) &&
    (during === undefined || holdsDay(during.range, localDateAt(lead.submittedOn, during.timeZone))) &&
    [lead.name, lead.mobileNumber, lead.email, lead.city, lead.serviceNeeded].some((text = "") =>
      text.toLowerCase().includes(wanted),
    )
  )
}

/**
 * The numbers of a list's count line; the total is at least what is shown. Spec: screens, 'Showing {items} of {total}'.
 */
export const countLine = (shown: number, total: number): { readonly items: number; readonly total: number } => ({
  items: shown,
  total: Math.max(shown, total),
})
