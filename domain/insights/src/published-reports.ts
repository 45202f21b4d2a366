import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import { LinkExpired } from "@domain/identity"
import { CampaignId, DateRange, ReportId } from "@domain/kernel"
import { CountedResults } from "@domain/campaigns"
import { Objective } from "@domain/creatives"
import { CountedReturn } from "./counted-return.ts"
import { PartTable } from "./parts/part-table.ts"
import { PerformanceReport, ReportGrouping, ReportPart } from "./report.ts"
import { ReportSentence } from "./report-sentence.ts"
import { ResultPart } from "./result-parts.ts"

/** Who published a report: somebody by hand, a regular report, or the test of one. Ours. */
export const ReportOrigin = Schema.Literals(["Own", "Regular", "Test"])
export type ReportOrigin = typeof ReportOrigin.Type

/**
 * A report published for a business; times are epoch milliseconds, and `sharedUntil` is absent without a link. Spec: screens,
 * publishedReports.
 */
export const PublishedReport = Schema.Struct({
  id: ReportId,
  name: Schema.String,
  range: DateRange,
  publishedAt: Schema.Number,
  sharedUntil: Schema.optionalKey(Schema.Number),
  /** The names of its campaigns. */
  campaigns: Schema.Array(Schema.String),
  origin: ReportOrigin,
  /** Whether its link asks for a password. */
  isProtected: Schema.Boolean,
  /** How often people outside the business have looked at it by a link, and when last. */
  views: Schema.Int,
  lastViewedAt: Schema.optionalKey(Schema.Number),
  /** Whether the user who asks has opened it. */
  isRead: Schema.Boolean,
})
export type PublishedReport = typeof PublishedReport.Type

/** What a report said when it was published; it never changes. */
export const FrozenReport = Schema.Struct({
  name: Schema.String,
  businessName: Schema.String,
  publishedAt: Schema.Number,
  groupBy: ReportGrouping,
  /** The names of the campaigns that its rows stand for. */
  campaignNames: Schema.Array(Schema.Struct({ campaignId: CampaignId, name: Schema.String })),
  report: PerformanceReport,
  /** Its tables by day, channel and campaign; absent from reports that were published before these were kept. */
  parts: Schema.optionalKey(Schema.Array(ReportPart)),
  /** Its totals by ad, place, device, age, gender, hour and product; absent from reports that were published before these were read. */
  breakdowns: Schema.optionalKey(Schema.Array(PartTable)),
  /** The report in plain words; absent likewise. */
  story: Schema.optionalKey(Schema.Array(ReportSentence)),
  /** What all its results are, where its campaigns have one objective and count alike. */
  objective: Schema.optionalKey(Objective),
  resultsAre: Schema.optionalKey(CountedResults),
  /** What the results consist of, where they are of several kinds. */
  resultParts: Schema.optionalKey(Schema.Array(ResultPart)),
  /** What conversions on the website were worth; absent where none told a value. */
  counted: Schema.optionalKey(CountedReturn),
})
export type FrozenReport = typeof FrozenReport.Type

/** How long a published report may be and its link works, in days. Ours. */
export const publishingLimits = { mostDays: 400, usualLinkDays: 30, mostLinkDays: 365 } as const

/** Until when a link made now works, in epoch milliseconds. */
export const sharedUntil = (now: number, linkDays: number = publishingLimits.usualLinkDays): number =>
  now + linkDays * 86_400_000

/** Reads a shared report; one whose link has ended fails with 1012. */
export const openShared = <Report extends { readonly sharedUntil: number }>(
  shared: Report,
  now: number,
): Result.Result<Report, LinkExpired> =>
  shared.sharedUntil > now ? Result.succeed(shared) : Result.fail(new LinkExpired({}))

/** No such report. Spec: error catalogue, 104. */
export class ReportNotFound extends Schema.TaggedError<ReportNotFound>()("ReportNotFound", {
  errorCode: errorCode(104),
  reportId: Schema.String,
}) {}

/** The reports in list order: newest first, then by id. */
export const listedReports = <Report extends Pick<PublishedReport, "publishedAt" | "id">>(
  reports: ReadonlyArray<Report>,
): ReadonlyArray<Report> => reports.toSorted((a, b) => b.publishedAt - a.publishedAt || b.id - a.id)

/** The formats of a published report's file. Ours. */
export const ReportFileFormat = Schema.Literals(["pdf", "csv", "xlsx"])
export type ReportFileFormat = typeof ReportFileFormat.Type
