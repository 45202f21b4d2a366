import type { Lead, LeadStatus } from "./lead.ts"

/** What a list of leads is asked for. */
export interface LeadFilter {
  readonly search?: string
  readonly status?: LeadStatus
}

/** Whether a lead is listed: the words occur in its name, number, mail address, city or service, whatever the case. Spec: screens, leads. */
export const matchesLead = (lead: Lead, { search = "", status }: LeadFilter): boolean => {
  const wanted = search.trim().toLowerCase()
  return (
    (status === undefined || lead.status === status) &&
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
