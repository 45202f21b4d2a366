import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { type FrozenReport, libraryPage, listedReports, ReportNotFound, type ReportOrigin } from "@domain/insights"
import { type BusinessProfileId, type PortalId, ReportId, type UserId } from "@domain/kernel"
import { type ListedReport, PublishedReports, type ReportLink } from "../ports/published-reports.ts"

interface Row {
  readonly businessProfileId: BusinessProfileId
  readonly portalId: PortalId
  readonly document: FrozenReport
  readonly link?: ReportLink | undefined
  readonly origin: ReportOrigin
  readonly views: number
  readonly lastViewedAt?: number
}

const shownOf = (id: ReportId, { document, link, origin, views, lastViewedAt }: Row): ListedReport => ({
  id,
  name: document.name,
  range: document.report.days,
  publishedAt: document.publishedAt,
  campaigns: document.campaignNames.map(({ name }) => name),
  origin,
  isProtected: link?.passwordHash !== undefined,
  views,
  ...(lastViewedAt !== undefined && { lastViewedAt }),
  ...(link !== undefined && { sharedUntil: link.sharedUntil }),
})

/** Published reports in the in-memory database. */
export const memoryPublishedReports = Layer.effect(
  PublishedReports,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const rows = database.table<ReportId, Row>("published_reports")
    const reads = database.table<string, { readonly reportId: ReportId; readonly userId: UserId }>("report_reads")
    const newest = (profile: BusinessProfileId) =>
      listedReports(
        [...rows]
          .filter(([, { businessProfileId }]) => businessProfileId === profile)
          .map(([id, row]) => shownOf(id, row)),
      )
    const find = (profile: BusinessProfileId, reportId: ReportId) =>
      Effect.suspend(() => {
        const row = rows.get(reportId)
        return row?.businessProfileId === profile
          ? Effect.succeed(row)
          : Effect.fail(new ReportNotFound({ reportId: String(reportId) }))
      })
    return {
      add: (businessProfileId, portalId, document, link, origin = "Own") =>
        Effect.sync(() => {
          const id = ReportId.make(Math.max(0, ...rows.keys()) + 1)
          const row: Row = { businessProfileId, portalId, document, link, origin, views: 0 }
          rows.set(id, row)
          return shownOf(id, row)
        }),
      list: (profile, limit) => Effect.sync(() => newest(profile).slice(0, limit)),
      page: (profile, userId, { reportId, ...question }, now) =>
        Effect.sync(() => {
          const isRead = ({ id }: ListedReport) =>
            [...reads.values()].some((read) => read.reportId === id && read.userId === userId)
          const all = newest(profile).map((report) => ({ ...report, isRead: isRead(report) }))
          const { unread, ...page } = libraryPage(
            reportId === undefined ? all : all.filter(({ id }) => id === reportId),
            question,
            now,
          )
          return { ...page, unread: reportId === undefined ? unread : all.filter((report) => !report.isRead).length }
        }),
      byId: (profile, reportId) => Effect.map(find(profile, reportId), ({ document }) => document),
      setLink: (profile, reportId, link) =>
        Effect.map(find(profile, reportId), ({ link: _before, ...row }) => {
          const next: Row = link === undefined ? row : { ...row, link }
          rows.set(reportId, next)
          return shownOf(reportId, next)
        }),
      remove: (profile, reportId) => Effect.map(find(profile, reportId), () => void rows.delete(reportId)),
      byKey: (portalId, keyHashes) =>
        Effect.sync(() => {
          const found = [...rows].find(
            ([, row]) => row.portalId === portalId && row.link !== undefined && keyHashes.includes(row.link.keyHash),
          )
          if (found === undefined) return undefined
          const [reportId, { businessProfileId, document, link }] = found
          if (link === undefined) return undefined
          const { keyHash: _hash, ...shown } = link
          return { businessProfileId, reportId, report: document, ...shown }
        }),
      countView: (profile, reportId, at) =>
        Effect.sync(() => {
          const row = rows.get(reportId)
          if (row?.businessProfileId === profile) rows.set(reportId, { ...row, views: row.views + 1, lastViewedAt: at })
        }),
    }
  }),
)
