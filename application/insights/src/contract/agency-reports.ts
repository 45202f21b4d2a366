import { Schema } from "effect"
import { contract, fileOutput, listOf, textOf } from "@application/kernel"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import {
  AgencyCover,
  AgencyReport,
  agencyReportLimits,
  AgencyReportListed,
  mostAgencyReports,
  ReportFileFormat,
  ReportNotFound,
} from "@domain/insights"
import { AgencyReportId, BusinessProfileId, DateRangePreset, LocalDate } from "@domain/kernel"
import { portalLanguages } from "@domain/portals"
import { linkChoice } from "./link-choice.ts"

const ofReport = { reportId: AgencyReportId } as const
const group = "Reports over many clients"

/** Makes a report over several businesses of the caller's, with a cover, as they are now. Ours. */
export const MakeAgencyReport = contract("insights/MakeAgencyReport", {
  kind: "workflow",
  access: "reportOnClients",
  route: "POST /agencyReports",
  group,
  summary: "Make a report over many clients",
  description:
    "clients are businesses for which the caller may publish reports, at most 30; without clients it is over all of them. from and to together name the days, at most 400, else preset does, where the first of the clients is; each client is compared with as many days before. The answer alone has the link, as for a published report; with isUnshared there is none. At most 30 a day.",
  example: {
    title: "November for our clients",
    agency: "Lotus Media",
    preparedBy: "Asha Rao",
    preparedFor: "The owners",
    note: "A quiet month before Diwali.",
    preset: "LastMonth",
    linkDays: 14,
  },
  input: Schema.Struct({
    ...AgencyCover.fields,
    clients: Schema.optionalKey(listOf(BusinessProfileId, agencyReportLimits.clients)),
    preset: Schema.optionalKey(DateRangePreset),
    from: Schema.optionalKey(LocalDate),
    to: Schema.optionalKey(LocalDate),
    ...linkChoice,
    isUnshared: Schema.optionalKey(Schema.Literal(true)),
  }),
  output: Schema.Struct({ report: AgencyReportListed, link: Schema.optionalKey(Schema.String) }),
  failures: [InvalidFields, TooManyRequests],
})

/** A page of the caller's reports over many clients, newest first. Ours. */
export const ListAgencyReports = contract("insights/ListAgencyReports", {
  kind: "query",
  access: "reportOnClients",
  route: "GET /agencyReports",
  group,
  summary: "List your reports over many clients, newest first",
  description:
    "Continue with nextCursor. sharedUntil is when the report's link ends; a report without a link has none.",
  example: { limit: 20 },
  input: Schema.Struct({
    cursor: Schema.optionalKey(textOf(400)),
    limit: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: mostAgencyReports }))),
  }),
  output: Schema.Struct({ reports: Schema.Array(AgencyReportListed), nextCursor: Schema.optionalKey(Schema.String) }),
})

/** A report over many clients, with the clients that its maker may still read. Ours. */
export const GetAgencyReport = contract("insights/GetAgencyReport", {
  kind: "query",
  access: "reportOnClients",
  route: "GET /agencyReports/:reportId",
  group,
  summary: "Get a report over many clients",
  description:
    "Clients whose figures the caller may no longer read are left out of pages and summary; hidden counts them. Money stands by currency.",
  example: { reportId: 3 },
  input: Schema.Struct(ofReport),
  output: Schema.Struct({ listed: AgencyReportListed, report: AgencyReport }),
  failures: [ReportNotFound],
})

/** Gives a report over many clients a new link; the earlier one stops working. Ours. */
export const ShareAgencyReport = contract("insights/ShareAgencyReport", {
  kind: "workflow",
  access: "reportOnClients",
  route: "POST /agencyReports/:reportId/link",
  group,
  summary: "Give a report over many clients a new link",
  description:
    "The earlier link stops working at once. Whoever may no longer publish for one of its clients makes no new link.",
  example: { reportId: 3, linkDays: 30 },
  input: Schema.Struct({ ...ofReport, ...linkChoice }),
  output: Schema.Struct({ report: AgencyReportListed, link: Schema.String }),
  failures: [InvalidFields, ReportNotFound, TooManyRequests],
})

/** Ends the link of a report over many clients; one without a link is no failure. Ours. */
export const UnshareAgencyReport = contract("insights/UnshareAgencyReport", {
  kind: "command",
  access: "reportOnClients",
  route: "DELETE /agencyReports/:reportId/link",
  group,
  summary: "End the link of a report over many clients",
  description: "A report that has no link is no failure.",
  example: { reportId: 3 },
  input: Schema.Struct(ofReport),
  output: Schema.Struct({}),
  failures: [ReportNotFound],
})

/** Deletes a report over many clients with its link. Ours. */
export const RemoveAgencyReport = contract("insights/RemoveAgencyReport", {
  kind: "command",
  access: "reportOnClients",
  route: "DELETE /agencyReports/:reportId",
  group,
  summary: "Delete a report over many clients and its link",
  example: { reportId: 3 },
  input: Schema.Struct(ofReport),
  output: Schema.Struct({}),
  failures: [ReportNotFound],
})

/** A report over many clients as a file, with the clients that its maker may still read. Ours. */
export const DownloadAgencyReport = contract("insights/DownloadAgencyReport", {
  kind: "query",
  access: "reportOnClients",
  route: "GET /agencyReports/:reportId/file",
  answersFiles: ["application/pdf", "text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  group,
  summary: "Download a report over many clients",
  description:
    "A PDF with its cover in the portal's brand, CSV in UTF-8 with a byte-order mark, or an Excel workbook, without the envelope; in language, en by default. No cell runs as a formula. At most 60 an hour.",
  example: { reportId: 3, format: "pdf", language: "en" },
  input: Schema.Struct({
    ...ofReport,
    format: ReportFileFormat,
    language: Schema.optionalKey(Schema.Literals(portalLanguages)),
  }),
  output: fileOutput,
  failures: [ReportNotFound, TooManyRequests],
})
