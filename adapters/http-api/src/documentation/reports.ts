import type { CallDocumentation } from "./call-documentation.ts"

const group = "Published reports"
const report = { businessProfileId: 7, reportId: 3 }

/** What integrators are told of reports that are kept and shared. */
export const reportCalls = {
  "insights/PublishReport": {
    group,
    summary: "Publish a report",
    description:
      "Keeps the report as it is now, with all its rows: later numbers do not change it. Takes what the performance report takes, for at most 400 days. The answer alone has the link, which shows the report to whoever has it for linkDays days (30 without, at most 365). At most 100 links a day.",
    example: {
      businessProfileId: 7,
      name: "November for the owner",
      preset: "LastMonth",
      groupBy: "Campaign",
      compare: "PreviousPeriod",
      linkDays: 14,
    },
  },
  "insights/ListPublishedReports": {
    group,
    summary: "List published reports, newest first",
    description: "The newest 200. sharedUntil is when the report's link ends; a report without a link has none.",
    example: { businessProfileId: 7 },
  },
  "insights/GetPublishedReport": { group, summary: "Get a report as it was published", example: report },
  "insights/ShareReport": {
    group,
    summary: "Give a report a new link",
    description: "The earlier link stops working at once.",
    example: { ...report, linkDays: 30 },
  },
  "insights/UnshareReport": {
    group,
    summary: "End a report's link",
    description: "A report that has no link is no failure.",
    example: report,
  },
  "insights/RemoveReport": { group, summary: "Delete a published report and its link", example: report },
  "insights/GetSharedReport": {
    group,
    summary: "Read a shared report",
    description:
      "Needs no sign-in; key is the end of the link. 1012 when the link has ended, 1013 when there is no such link at this portal.",
    example: { key: "xk2B9tQ0mS7vN4cJ1rW8yL5hG3fD6aPz0uEiOqTbVnM" },
  },
} as const satisfies Readonly<Record<string, CallDocumentation>>
