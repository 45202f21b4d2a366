import { Schema } from "effect"
import { contract, exampleProfile, fileOutput, textOf } from "@application/kernel"
import { LinkExpired, LinkInvalid, TooManyRequests } from "@domain/identity"
import { ReportFileFormat, ReportLocked, ReportNotFound } from "@domain/insights"
import { BusinessProfileId, ReportId } from "@domain/kernel"
import { portalLanguages } from "@domain/portals"

const language = Schema.optionalKey(Schema.Literals(portalLanguages))

/** A published report as a file. Ours. Spec: screens, publishedReports. */
export const DownloadReport = contract("insights/DownloadReport", {
  kind: "query",
  access: "readReports",
  route: "GET /businessProfiles/:businessProfileId/reports/published/:reportId/file",
  answersFiles: ["application/pdf", "text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  group: "Published reports",
  summary: "Download a published report",
  description:
    "A PDF in the portal's brand, CSV in UTF-8 with a byte-order mark, or an Excel workbook, without the envelope; in language, en by default. No cell runs as a formula. At most 120 an hour.",
  example: { ...exampleProfile, reportId: 3, format: "pdf", language: "en" },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    reportId: ReportId,
    format: ReportFileFormat,
    language,
  }),
  output: fileOutput,
  failures: [ReportNotFound, TooManyRequests],
})

/** The report behind a link as PDF, without sign-in. Ours. */
export const DownloadSharedReport = contract("insights/DownloadSharedReport", {
  kind: "query",
  access: "readSharedReport",
  route: "GET /publishedReports/:key/file",
  answersFiles: ["application/pdf"],
  group: "Published reports",
  summary: "Download a shared report as PDF",
  description:
    "Needs no sign-in; key is the end of the link. 1012 when the link has ended, 1013 when there is no such link at this portal, 1036 when it asks for a password: such a report is read on its page.",
  example: { key: "xk2B9tQ0mS7vN4cJ1rW8yL5hG3fD6aPz0uEiOqTbVnM", language: "en" },
  input: Schema.Struct({ key: textOf(200), language }),
  output: fileOutput,
  failures: [LinkExpired, LinkInvalid, ReportLocked, TooManyRequests],
})
