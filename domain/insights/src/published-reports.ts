import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import { DateRange } from "@domain/kernel"

/** A report published for a business; `publishedAt` in epoch milliseconds. Spec: screens, publishedReports. */
export const PublishedReport = Schema.Struct({
  id: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
  name: Schema.String,
  range: DateRange,
  publishedAt: Schema.Number,
  url: Schema.optionalKey(Schema.String),
})
export type PublishedReport = typeof PublishedReport.Type

/** No such report. Spec: error catalogue, 104. */
export class ReportNotFound extends Schema.TaggedError<ReportNotFound>()("ReportNotFound", {
  errorCode: errorCode(104),
  reportId: Schema.String,
}) {}

/** The reports in list order: newest first, then by id. */
export const listedReports = (reports: ReadonlyArray<PublishedReport>): ReadonlyArray<PublishedReport> =>
  reports.toSorted((a, b) => b.publishedAt - a.publishedAt || b.id - a.id)

/**
 * The report that an address's `reportId` names; undefined for none. Spec: screens, "publishedReports (query
 * reportId)".
 */
export const openedReport = (
  reports: ReadonlyArray<PublishedReport>,
  reportId: string | undefined,
): Result.Result<PublishedReport | undefined, ReportNotFound> => {
  if (reportId === undefined || reportId === "") return Result.succeed(undefined)
  const report = reports.find(({ id }) => String(id) === reportId)
  return report === undefined ? Result.fail(new ReportNotFound({ reportId })) : Result.succeed(report)
}
