import { Effect, Stream } from "effect"
import { CurrentRequest, currentUser, FileAnswer, handler } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { type AgencyReport, type ReportFileFormat, ReportLocked } from "@domain/insights"
import type { PortalLanguage } from "@domain/portals"
import { DownloadAgencyReport } from "../contract/agency-reports.ts"
import { DownloadSharedAgencyReport } from "../contract/shared-agency-reports.ts"
import { ReportFiles } from "../ports/index.ts"
import { linkedAgencyReport, madeWhole, ownReport } from "./agency-report.ts"
import { readableReport } from "./agency-reports.ts"
import { reportFileName } from "./report-file-name.ts"
import { contentTypes, tableBody } from "./report-files.ts"
import { count } from "./report-limits.ts"
import { sharedReport } from "./shared-agency-reports.ts"

/** A file of a report; a PDF is one of its parts, whose name says so where there are several. */
const fileOf = Effect.fnUntraced(function* (
  report: AgencyReport,
  format: ReportFileFormat,
  language: PortalLanguage,
  part = 1,
) {
  const files = yield* ReportFiles
  const portal = yield* (yield* Portals).current
  const body =
    format === "pdf"
      ? yield* Stream.toAsyncIterableEffect(Stream.make(yield* files.agencyPdf(report, portal, language, part)))
      : yield* tableBody(files.agencyTable(report, language), language, format)
  return new FileAnswer({
    contentType: contentTypes[format],
    fileName: reportFileName(
      format === "pdf" && part > 1 ? `${report.cover.title} ${part}` : report.cover.title,
      format,
    ),
    body,
  })
})

export const downloadAgencyReport = handler(
  DownloadAgencyReport,
  Effect.fnUntraced(function* ({ reportId, format, language = "en", part }) {
    yield* count("report-file:user", (yield* currentUser).userId)
    const row = yield* ownReport(reportId)
    yield* madeWhole(row)
    const report = yield* readableReport(row)
    return yield* fileOf(report, format, language, part)
  }),
)

/** A link with a password gives no file, since the password would stand in an address. */
export const downloadSharedAgencyReport = handler(
  DownloadSharedAgencyReport,
  Effect.fnUntraced(function* ({ key, language = "en", part }) {
    const { ipAddress } = yield* CurrentRequest
    if (ipAddress !== "") {
      yield* count("shared-report", ipAddress)
      yield* count("report-file:address", ipAddress)
    }
    const row = yield* linkedAgencyReport(key)
    if (row.passwordHash !== undefined) return yield* new ReportLocked({ isWrong: false })
    return yield* fileOf(yield* sharedReport(row), "pdf", language, part)
  }),
)
