import { Schema } from "effect"
import { contract, textOf, exampleProfile } from "@application/kernel"
import { InvalidFields, LinkExpired, LinkInvalid, TooManyRequests } from "@domain/identity"
import { FrozenReport, PublishedReport, publishingLimits, ReportNotFound } from "@domain/insights"
import { BusinessProfileId, ReportId } from "@domain/kernel"
import { reportQuestion } from "./reports.ts"

const ofReport = { businessProfileId: BusinessProfileId, reportId: ReportId } as const

const linkDays = Schema.optionalKey(
  Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: publishingLimits.mostLinkDays })),
)

/** A report and the link that shows it to whoever has it; no other answer has the link. */
const SharedReport = Schema.Struct({ report: PublishedReport, link: Schema.String })

/** Keeps a report as it is now, under a name and a link. Ours. Spec: screens, publishedReports. */
export const PublishReport = contract("insights/PublishReport", {
  kind: "workflow",
  access: "publishReports",
  route: "POST /businessProfiles/:businessProfileId/reports/published",
  group: "Published reports",
  summary: "Publish a report",
  description:
    "Keeps the report as it is now, with all its rows: later numbers do not change it. Takes what the performance report takes, for at most 400 days. The answer alone has the link, which shows the report to whoever has it for linkDays days (30 without, at most 365). At most 100 links a day.",
  example: {
    ...exampleProfile,
    name: "November for the owner",
    preset: "LastMonth",
    groupBy: "Campaign",
    compare: "PreviousPeriod",
    linkDays: 14,
  },
  input: Schema.Struct({ ...reportQuestion, name: textOf(100), linkDays }),
  output: SharedReport,
  failures: [InvalidFields, TooManyRequests],
})

/** The newest 200 published reports, newest first. Ours. Spec: screens, publishedReports. */
export const ListPublishedReports = contract("insights/ListPublishedReports", {
  kind: "query",
  access: "readReports",
  route: "GET /businessProfiles/:businessProfileId/reports/published",
  group: "Published reports",
  summary: "List published reports, newest first",
  description: "The newest 200. sharedUntil is when the report's link ends; a report without a link has none.",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Array(PublishedReport),
})

/** A report as it was published. Spec: screens, "publishedReports (query reportId)". */
export const GetPublishedReport = contract("insights/GetPublishedReport", {
  kind: "query",
  access: "readReports",
  route: "GET /businessProfiles/:businessProfileId/reports/published/:reportId",
  group: "Published reports",
  summary: "Get a report as it was published",
  example: { ...exampleProfile, reportId: 3 },
  input: Schema.Struct(ofReport),
  output: FrozenReport,
  failures: [ReportNotFound],
})

/** Gives a published report a new link; the earlier one stops working. Ours. */
export const ShareReport = contract("insights/ShareReport", {
  kind: "workflow",
  access: "publishReports",
  route: "POST /businessProfiles/:businessProfileId/reports/published/:reportId/link",
  group: "Published reports",
  summary: "Give a report a new link",
  description: "The earlier link stops working at once.",
  example: { ...exampleProfile, reportId: 3, linkDays: 30 },
  input: Schema.Struct({ ...ofReport, linkDays }),
  output: SharedReport,
  failures: [ReportNotFound, TooManyRequests],
})

/** Ends a report's link; one without a link is no failure. Ours. */
export const UnshareReport = contract("insights/UnshareReport", {
  kind: "command",
  access: "publishReports",
  route: "DELETE /businessProfiles/:businessProfileId/reports/published/:reportId/link",
  group: "Published reports",
  summary: "End a report's link",
  description: "A report that has no link is no failure.",
  example: { ...exampleProfile, reportId: 3 },
  input: Schema.Struct(ofReport),
  output: Schema.Struct({}),
  failures: [ReportNotFound],
})

/** Deletes a published report with its link. Ours. */
export const RemoveReport = contract("insights/RemoveReport", {
  kind: "command",
  access: "publishReports",
  route: "DELETE /businessProfiles/:businessProfileId/reports/published/:reportId",
  group: "Published reports",
  summary: "Delete a published report and its link",
  example: { ...exampleProfile, reportId: 3 },
  input: Schema.Struct(ofReport),
  output: Schema.Struct({}),
  failures: [ReportNotFound],
})

/** The report behind a link, without sign-in, at the portal that shared it. Ours. */
export const GetSharedReport = contract("insights/GetSharedReport", {
  kind: "query",
  access: "readSharedReport",
  route: "GET /publishedReports/:key",
  group: "Published reports",
  summary: "Read a shared report",
  description:
    "Needs no sign-in; key is the end of the link. 1012 when the link has ended, 1013 when there is no such link at this portal.",
  example: { key: "xk2B9tQ0mS7vN4cJ1rW8yL5hG3fD6aPz0uEiOqTbVnM" },
  input: Schema.Struct({ key: textOf(200) }),
  output: FrozenReport,
  failures: [LinkExpired, LinkInvalid, TooManyRequests],
})
