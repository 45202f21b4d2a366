import { type CampaignId, type DateRange, holdsDay, localDateAt, type UserId } from "@domain/kernel"
import type { Lead } from "./lead.ts"
import type { LeadMarked } from "./lead-marks/lead-mark.ts"
import { isMarked } from "./lead-marks/marked-lead.ts"
import { isUnanswered } from "./lead-work/answer-time.ts"
import { foldedTag } from "./lead-work/apply-move.ts"
import type { LeadStatus } from "./lead-work/lead-parts.ts"

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
  /** Who takes care of the lead. */
  readonly owner?: UserId | "Nobody"
  /** One of the lead's tags, ignoring case. */
  readonly tag?: string
  /** The next step is due before this instant, epoch milliseconds. */
  readonly dueBefore?: number
  /** The lead came at this instant or before it, epoch milliseconds, and nobody has answered. */
  readonly unansweredSince?: number
}

/** Whether a lead is worked on as a filter asks. */
const isWorkedOn = (lead: Lead, { owner, tag, dueBefore, unansweredSince }: LeadFilter): boolean =>
  (owner === undefined || (lead.ownerId ?? "Nobody") === owner) &&
  (tag === undefined || (lead.tags ?? []).some((known) => foldedTag(known) === foldedTag(tag))) &&
  (dueBefore === undefined || (lead.nextStep !== undefined && lead.nextStep.dueAt < dueBefore)) &&
  (unansweredSince === undefined || (isUnanswered(lead) && lead.submittedOn <= unansweredSince))

/**
 * Whether a lead matches a filter: it is worked on so, came from the campaign and in the period, and the words occur in its name, number, mail
 * address, city or service, ignoring case. Spec: screens, leads.
 */
export const matchesLead = (lead: Lead, filter: LeadFilter): boolean => {
  const { search = "", status, campaignId, during, marked } = filter
  const wanted = search.trim().toLowerCase()
  return (
    isMarked(lead, marked) &&
    (status === undefined || lead.status === status) &&
    (campaignId === undefined || lead.campaignId === campaignId) &&
    isWorkedOn(lead, filter) &&
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
