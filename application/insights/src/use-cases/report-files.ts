import { Effect, Stream } from "effect"
import { CurrentRequest, FileAnswer, handler, Profiles } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { byteOrderMark, csvOf, type FrozenReport, type ReportFileFormat, ReportLocked } from "@domain/insights"
import { isRightToLeft, type Portal, type PortalLanguage } from "@domain/portals"
import { DownloadReport, DownloadSharedReport } from "../contract/report-files.ts"
import { PublishedReports, ReportFiles, type ReportTable, Workbooks } from "../ports/index.ts"
import { reportFileName } from "./report-file-name.ts"
import { count } from "./report-limits.ts"
import { linkedReport } from "./report-link.ts"

/** The content type of a report's file. */
export const contentTypes = {
  pdf: "application/pdf",
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const

/** A table of a report as the bytes of a file. */
export const tableBody = Effect.fnUntraced(function* (
  { name, head, rows }: ReportTable,
  language: PortalLanguage,
  format: "csv" | "xlsx",
) {
  if (format === "csv") {
    const text = byteOrderMark + csvOf([head, ...rows])
    return yield* Stream.toAsyncIterableEffect(Stream.encodeText(Stream.make(text)))
  }
  const sheet = { name, head, isRightToLeft: isRightToLeft(language) }
  return (yield* Workbooks).of(sheet, yield* Stream.toAsyncIterableEffect(Stream.make(rows)))
})

const bodyOf = Effect.fnUntraced(function* (
  report: FrozenReport,
  portal: Portal,
  language: PortalLanguage,
  format: ReportFileFormat,
) {
  const files = yield* ReportFiles
  return format === "pdf"
    ? yield* Stream.toAsyncIterableEffect(Stream.make(yield* files.pdf(report, portal, language)))
    : yield* tableBody(files.table(report, language), language, format)
})

export const downloadReport = handler(
  DownloadReport,
  Effect.fnUntraced(function* ({ businessProfileId, reportId, format, language = "en" }) {
    yield* count("report-file:business", businessProfileId)
    const report = yield* (yield* PublishedReports).byId(businessProfileId, reportId)
    const { portalId } = yield* (yield* Profiles).of(businessProfileId)
    const portal = yield* (yield* Portals).byId(portalId)
    return new FileAnswer({
      contentType: contentTypes[format],
      fileName: reportFileName(report.name, format),
      body: yield* bodyOf(report, portal, language, format),
    })
  }),
)

/** A link with a password gives no file, since the password would stand in an address. */
export const downloadSharedReport = handler(
  DownloadSharedReport,
  Effect.fnUntraced(function* ({ key, language = "en" }) {
    const { ipAddress } = yield* CurrentRequest
    if (ipAddress !== "") {
      yield* count("shared-report", ipAddress)
      yield* count("report-file:address", ipAddress)
    }
    const { report, passwordHash } = yield* linkedReport(key)
    if (passwordHash !== undefined) return yield* new ReportLocked({ isWrong: false })
    const portal = yield* (yield* Portals).current
    return new FileAnswer({
      contentType: contentTypes.pdf,
      fileName: reportFileName(report.name, "pdf"),
      body: yield* bodyOf(report, portal, language, "pdf"),
    })
  }),
)
