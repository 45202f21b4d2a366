import { Schema } from "effect"
import { contract, fileOutput, listOf, pictureBody, textOf, UploadedFile } from "@application/kernel"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import {
  AgencyCover,
  AgencyLook,
  AgencyReport,
  agencyReportLimits,
  AgencyReportListed,
  mostAgencyReports,
  ReportFileFormat,
  ReportNotFound,
  ReportUnready,
} from "@domain/insights"
import { AgencyReportId, BusinessProfileId, DateRangePreset, LocalDate, PortalId, UserId } from "@domain/kernel"
import { portalLanguages } from "@domain/portals"
import { linkChoice } from "./link-choice.ts"
import { pdfPartNumber } from "./pdf-part.ts"

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
    "clients are businesses for which the caller may publish reports, at most 100; without clients it is over all of them. The report is made in the background: making in the answer and in GetAgencyReport says how far it is, and its link opens once it is whole. It has the look that KeepAgencyLook kept last. from and to together name the days, at most 400, else preset does, where the first of the clients is; each client is compared with as many days before. The answer alone has the link, as for a published report; with isUnshared there is none. At most 30 a day.",
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

/** Tries the clients anew that failed, or makes the report without them. Ours. */
export const RetryAgencyReport = contract("insights/RetryAgencyReport", {
  kind: "command",
  access: "reportOnClients",
  route: "POST /agencyReports/:reportId/retry",
  group,
  summary: "Try failed clients of a report again, or leave them out",
  description:
    "Each client is tried three times by itself. With leavesOut the report is made without the clients that failed; a report without any client is refused. A report that is whole is no failure.",
  example: { reportId: 3, leavesOut: true },
  input: Schema.Struct({ ...ofReport, leavesOut: Schema.optionalKey(Schema.Literal(true)) }),
  output: AgencyReportListed,
  failures: [InvalidFields, ReportNotFound],
})

/** How the caller's next report over many clients looks. Ours. */
export const GetAgencyLook = contract("insights/GetAgencyLook", {
  kind: "query",
  access: "reportOnClients",
  route: "GET /agencyLook",
  group,
  summary: "Get the look of your next report over many clients",
  description: "That of the last report until another is kept. Without accent or logo it is the portal's.",
  example: {},
  input: Schema.Struct({}),
  output: AgencyLook,
})

/** Keeps colour and logo of the caller's next reports over many clients. Ours. */
export const KeepAgencyLook = contract("insights/KeepAgencyLook", {
  kind: "workflow",
  access: "reportOnClients",
  route: "POST /agencyLook",
  largestBody: pictureBody,
  takesForms: true,
  group,
  summary: "Keep colour and logo of your next reports over many clients",
  description:
    "A form with the file as logoFile, or JSON with its name and its bytes as base64: PNG or JPEG of at least 150 by 150 pixels. accent is #rrggbb and dark enough to be read on paper. What is left out is the portal's, unless keepsLogo keeps the logo of before. At most 60 an hour.",
  example: { accent: "#7a1f3d", keepsLogo: true },
  input: Schema.Struct({
    accent: Schema.optionalKey(textOf(7)),
    logoFile: Schema.optionalKey(UploadedFile),
    keepsLogo: Schema.optionalKey(Schema.Literal(true)),
  }),
  output: AgencyLook,
  failures: [InvalidFields, TooManyRequests],
})

/** Makes the pages of a report over many clients that are yet to be made. Ours. */
export const BuildAgencyReport = contract("insights/BuildAgencyReport", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({ portalId: PortalId, userId: UserId, reportId: AgencyReportId }),
  output: Schema.Struct({}),
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
    "The earlier link stops working at once. A report that is being made is refused. Whoever may no longer publish for one of its clients makes no new link.",
  example: { reportId: 3, linkDays: 30 },
  input: Schema.Struct({ ...ofReport, ...linkChoice }),
  output: Schema.Struct({ report: AgencyReportListed, link: Schema.String }),
  failures: [InvalidFields, ReportNotFound, ReportUnready, TooManyRequests],
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
    "A PDF with its cover in the portal's brand, CSV in UTF-8 with a byte-order mark, or an Excel workbook, without the envelope; in language, en by default. No cell runs as a formula. A PDF holds 30 clients: part, from 1, asks for the others, each with cover and summary. A report that is being made has no file. At most 60 an hour.",
  example: { reportId: 3, format: "pdf", language: "en", part: 1 },
  input: Schema.Struct({
    ...ofReport,
    format: ReportFileFormat,
    language: Schema.optionalKey(Schema.Literals(portalLanguages)),
    part: Schema.optionalKey(pdfPartNumber),
  }),
  output: fileOutput,
  failures: [ReportNotFound, ReportUnready, TooManyRequests],
})
