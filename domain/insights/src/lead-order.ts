import type { Lead, LeadSort } from "./lead.ts"
import { LeadStatus } from "./lead-work/lead-parts.ts"

/** Stands for the time of a next step where there is none, so that such leads come last; epoch milliseconds. */
export const noStepAt = 999_999_999_999_999

/** How far the business has come with a lead, from 0. Statuses sort by it. Ours. */
export const leadStatusRank = (status: LeadStatus): number => LeadStatus.literals.indexOf(status)

/** What leads are sorted by; equal ones by id, so that the order is the same on every page. */
export const leadSortKey = (lead: Lead, sort: LeadSort): number | string => {
  switch (sort) {
    case "SubmittedOn":
      return lead.submittedOn
    case "Name":
      return lead.name.toLowerCase()
    case "Status":
      return leadStatusRank(lead.status)
    case "Campaign":
      return lead.campaignName.toLowerCase()
    case "NextStep":
      return lead.nextStep?.dueAt ?? noStepAt
  }
}
