import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
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
  access: "publishReports",
  input: Schema.Struct({ ...reportQuestion, name: textOf(100), linkDays }),
  output: SharedReport,
  failures: [InvalidFields, TooManyRequests],
})

/** The newest 200 published reports, newest first. Ours. Spec: screens, publishedReports. */
export const ListPublishedReports = contract("insights/ListPublishedReports", {
  access: "readReports",
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Array(PublishedReport),
})

/** A report as it was published. Spec: screens, "publishedReports (query reportId)". */
export const GetPublishedReport = contract("insights/GetPublishedReport", {
  access: "readReports",
  input: Schema.Struct(ofReport),
  output: FrozenReport,
  failures: [ReportNotFound],
})

/** Gives a published report a new link; the earlier one stops working. Ours. */
export const ShareReport = contract("insights/ShareReport", {
  access: "publishReports",
  input: Schema.Struct({ ...ofReport, linkDays }),
  output: SharedReport,
  failures: [ReportNotFound, TooManyRequests],
})

/** Ends a report's link; one without a link is no failure. Ours. */
export const UnshareReport = contract("insights/UnshareReport", {
  access: "publishReports",
  input: Schema.Struct(ofReport),
  output: Schema.Struct({}),
  failures: [ReportNotFound],
})

/** Deletes a published report with its link. Ours. */
export const RemoveReport = contract("insights/RemoveReport", {
  access: "publishReports",
  input: Schema.Struct(ofReport),
  output: Schema.Struct({}),
  failures: [ReportNotFound],
})

/** The report behind a link, without sign-in, at the portal that shared it. Ours. */
export const GetSharedReport = contract("insights/GetSharedReport", {
  access: "readSharedReport",
  input: Schema.Struct({ key: textOf(200) }),
  output: FrozenReport,
  failures: [LinkExpired, LinkInvalid, TooManyRequests],
})
