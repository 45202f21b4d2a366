import { Schema } from "effect"
import { contract, textOf, exampleProfile } from "@application/kernel"
import { InvalidFields, LinkExpired, LinkInvalid, TooManyRequests } from "@domain/identity"
import { FrozenReport, linkPasswordLimits, PublishedReport, ReportLocked, ReportNotFound } from "@domain/insights"
import { BusinessProfileId, ReportId } from "@domain/kernel"
import { exampleKey, linkChoice } from "./link-choice.ts"
import { reportQuestion } from "./reports.ts"

const ofReport = { businessProfileId: BusinessProfileId, reportId: ReportId } as const

/** A report and the link that shows it to whoever has it; no other answer has the link. */
const SharedReport = Schema.Struct({ report: PublishedReport, link: Schema.String })

/** A report that was published, and its link unless none was wanted. */
const NewReport = Schema.Struct({ report: PublishedReport, link: Schema.optionalKey(Schema.String) })

/** Keeps a report as it is now, under a name and a link. Ours. Spec: screens, publishedReports. */
export const PublishReport = contract("insights/PublishReport", {
  kind: "workflow",
  access: "publishReports",
  route: "POST /businessProfiles/:businessProfileId/reports/published",
  group: "Published reports",
  summary: "Publish a report",
  description:
    "Keeps the report as it is now, with all its rows: later numbers do not change it. Takes what the performance report takes, for at most 400 days. The answer alone has the link, which shows the report to whoever has it for linkDays days (30 without, at most 365) or through linkUntil; with linkPassword (6 to 100 characters) it asks for that first. With isUnshared there is no link. At most 100 links a day.",
  example: {
    ...exampleProfile,
    name: "November for the owner",
    preset: "LastMonth",
    groupBy: "Campaign",
    compare: "PreviousPeriod",
    linkDays: 14,
  },
  input: Schema.Struct({
    ...reportQuestion,
    name: textOf(100),
    ...linkChoice,
    isUnshared: Schema.optionalKey(Schema.Literal(true)),
  }),
  output: NewReport,
  failures: [InvalidFields, TooManyRequests],
})

/** The newest 200 published reports, newest first. Ours. Spec: screens, publishedReports. */
export const ListPublishedReports = contract("insights/ListPublishedReports", {
  kind: "query",
  access: "readReports",
  route: "GET /businessProfiles/:businessProfileId/reports/published",
  group: "Published reports",
  summary: "List published reports, newest first",
  description:
    "The newest 200. sharedUntil is when the report's link ends; a report without a link has none. isRead is about the user who asks, and views are those by links, without the members' own.",
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
  description:
    "The earlier link stops working at once. With linkPassword (6 to 100 characters) the new one asks for it; linkUntil is its last day.",
  example: { ...exampleProfile, reportId: 3, linkDays: 30, linkPassword: "lilies-for-mira" },
  input: Schema.Struct({ ...ofReport, ...linkChoice }),
  output: SharedReport,
  failures: [InvalidFields, ReportNotFound, TooManyRequests],
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

/** Notes that the user has opened a report. Ours. */
export const MarkReportRead = contract("insights/MarkReportRead", {
  kind: "command",
  access: "readReports",
  route: "POST /businessProfiles/:businessProfileId/reports/published/:reportId/read",
  group: "Published reports",
  summary: "Note that you have read a report",
  description: "A second time changes nothing.",
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
    "Needs no sign-in; key is the end of the link. 1012 when the link has ended, 1013 when there is no such link at this portal, 1036 when it asks for a password: give it to OpenSharedReport.",
  example: exampleKey,
  input: Schema.Struct({ key: textOf(200) }),
  output: FrozenReport,
  failures: [LinkExpired, LinkInvalid, ReportLocked, TooManyRequests],
})

/** The report behind a link with a password. Ours. */
export const OpenSharedReport = contract("insights/OpenSharedReport", {
  kind: "workflow",
  access: "readSharedReport",
  route: "POST /publishedReports/:key",
  group: "Published reports",
  summary: "Read a shared report by its password",
  description:
    "Needs no sign-in. 1036 with isWrong when the password is wrong; ten attempts in ten minutes from one address, and sixty an hour at one link.",
  example: { ...exampleKey, password: "lilies-for-mira" },
  input: Schema.Struct({ key: textOf(200), password: textOf(linkPasswordLimits.most) }),
  output: FrozenReport,
  failures: [LinkExpired, LinkInvalid, ReportLocked, TooManyRequests],
})

/** Counts that somebody outside the business looks at a shared report. Ours. */
export const NoteReportView = contract("insights/NoteReportView", {
  kind: "command",
  access: "readSharedReport",
  route: "POST /publishedReports/:key/view",
  group: "Published reports",
  summary: "Note that a shared report was looked at",
  description:
    "Needs no sign-in. A second one from the same address within half an hour is the same view, a member's own is none, and neither is one at a link with a password, which counts whenever it is opened.",
  example: exampleKey,
  input: Schema.Struct({ key: textOf(200) }),
  output: Schema.Struct({}),
  failures: [LinkExpired, LinkInvalid],
})
