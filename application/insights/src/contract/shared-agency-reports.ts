import { Schema } from "effect"
import { contract, fileOutput, textOf } from "@application/kernel"
import { LinkExpired, LinkInvalid, TooManyRequests } from "@domain/identity"
import { AgencyReport, linkPasswordLimits, ReportLocked, ReportUnready } from "@domain/insights"
import { portalLanguages } from "@domain/portals"
import { exampleKey } from "./link-choice.ts"
import { pdfPartNumber } from "./pdf-part.ts"

const group = "Reports over many clients"

/** The report over many clients behind a link, without sign-in, at the portal that shared it. Ours. */
export const GetSharedAgencyReport = contract("insights/GetSharedAgencyReport", {
  kind: "query",
  access: "readSharedReport",
  route: "GET /sharedAgencyReports/:key",
  group,
  summary: "Read a shared report over many clients",
  description:
    "Needs no sign-in; key is the end of the link. 1012 when the link has ended, 1013 when there is no such link at this portal, 1036 when it asks for a password: give it to OpenSharedAgencyReport.",
  example: exampleKey,
  input: Schema.Struct({ key: textOf(200) }),
  output: AgencyReport,
  failures: [LinkExpired, LinkInvalid, ReportLocked, ReportUnready, TooManyRequests],
})

/** The report over many clients behind a link with a password. Ours. */
export const OpenSharedAgencyReport = contract("insights/OpenSharedAgencyReport", {
  kind: "workflow",
  access: "readSharedReport",
  route: "POST /sharedAgencyReports/:key",
  group,
  summary: "Read a shared report over many clients by its password",
  description:
    "Needs no sign-in. 1036 with isWrong when the password is wrong; ten attempts in ten minutes from one address, and sixty an hour at one link.",
  example: { ...exampleKey, password: "lilies-for-mira" },
  input: Schema.Struct({ key: textOf(200), password: textOf(linkPasswordLimits.most) }),
  output: AgencyReport,
  failures: [LinkExpired, LinkInvalid, ReportLocked, ReportUnready, TooManyRequests],
})

/** Counts that somebody looks at a shared report over many clients. Ours. */
export const NoteAgencyReportView = contract("insights/NoteAgencyReportView", {
  kind: "command",
  access: "readSharedReport",
  route: "POST /sharedAgencyReports/:key/view",
  group,
  summary: "Note that a shared report over many clients was looked at",
  description:
    "Needs no sign-in. A second one from the same address within half an hour is the same view, its maker's own is none, and neither is one at a link with a password, which counts whenever it is opened.",
  example: exampleKey,
  input: Schema.Struct({ key: textOf(200) }),
  output: Schema.Struct({}),
  failures: [LinkExpired, LinkInvalid, ReportUnready],
})

/** The report over many clients behind a link as PDF, without sign-in. Ours. */
export const DownloadSharedAgencyReport = contract("insights/DownloadSharedAgencyReport", {
  kind: "query",
  access: "readSharedReport",
  route: "GET /sharedAgencyReports/:key/file",
  answersFiles: ["application/pdf"],
  group,
  summary: "Download a shared report over many clients as PDF",
  description:
    "Needs no sign-in; key is the end of the link. 1012 when the link has ended, 1013 when there is no such link at this portal, 1036 when it asks for a password: such a report is read on its page. A PDF holds 30 clients: part, from 1, asks for the others.",
  example: { ...exampleKey, language: "en" },
  input: Schema.Struct({
    key: textOf(200),
    language: Schema.optionalKey(Schema.Literals(portalLanguages)),
    part: Schema.optionalKey(pdfPartNumber),
  }),
  output: fileOutput,
  failures: [LinkExpired, LinkInvalid, ReportLocked, ReportUnready, TooManyRequests],
})
