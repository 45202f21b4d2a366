import { type Lead, LeadStatus, type LeadSort } from "./lead.ts"

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
  }
}
