import { type DateRange, holdsDay, localDateAt } from "@domain/kernel"
import type { Lead, LeadStatus } from "./lead.ts"

/** Days in a time zone, both ends included. */
export interface LeadPeriod {
  readonly range: DateRange
  readonly timeZone: string
}

/** What a list of leads is asked for. */
export interface LeadFilter {
  readonly search?: string
  readonly status?: LeadStatus
  /** The days on which they were submitted, where their business is. */
  readonly during?: LeadPeriod
}

/** Whether a lead is listed, and counted: it was submitted in the period and the words occur in its name, number, mail address, city or service, whatever the case. Spec: screens, leads. */
export const matchesLead = (lead: Lead, { search = "", status, during }: LeadFilter): boolean => {
  const wanted = search.trim().toLowerCase()
  return (
    (status === undefined || lead.status === status) &&
    (during === undefined || holdsDay(during.range, localDateAt(lead.submittedOn, during.timeZone))) &&
    [lead.name, lead.mobileNumber, lead.email, lead.city, lead.serviceNeeded].some((text = "") =>
      text.toLowerCase().includes(wanted),
    )
  )
}

/** The numbers of a list's count line; the total is never below what is shown. Spec: screens, 'Showing {items} of {total}'. */
export const countLine = (shown: number, total: number): { readonly items: number; readonly total: number } => ({
  items: shown,
  total: Math.max(shown, total),
})
