import { csvOf } from "./csv.ts"
import type { Lead } from "./lead.ts"

/** The columns of a download, in order. Spec: screens, leads, download. */
export const leadColumns = ["name", "mobile", "email", "city", "service", "status", "submitted", "campaign"] as const
/** One column of a download. */
export type LeadColumn = (typeof leadColumns)[number]

/** The texts of a download in the reader's language. */
export interface LeadWords {
  readonly headOf: (column: LeadColumn) => string
  readonly statusOf: (status: Lead["status"]) => string
  readonly momentOf: (epochMilliseconds: number) => string
}

const cellOf = (lead: Lead, { statusOf, momentOf }: LeadWords): Readonly<Record<LeadColumn, string>> => ({
  name: lead.name,
  mobile: lead.mobileNumber ?? "",
  email: lead.email ?? "",
  city: lead.city ?? "",
  service: lead.serviceNeeded ?? "",
  status: statusOf(lead.status),
  submitted: momentOf(lead.submittedOn),
  campaign: lead.campaignName,
})

/** The leads as a CSV file with a header, safe to open in a spreadsheet. */
export const leadsCsv = (leads: ReadonlyArray<Lead>, words: LeadWords): string =>
  csvOf([
    leadColumns.map(words.headOf),
    ...leads.map((lead) => {
      const cells = cellOf(lead, words)
      return leadColumns.map((column) => cells[column])
    }),
  ])
