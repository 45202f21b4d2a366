import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { type FrozenReport, listedReports, type PublishedReport, ReportNotFound } from "@domain/insights"
import { type BusinessProfileId, type PortalId, ReportId } from "@domain/kernel"
import { PublishedReports, type ReportLink } from "../ports/published-reports.ts"

interface Row {
  readonly businessProfileId: BusinessProfileId
  readonly portalId: PortalId
  readonly document: FrozenReport
  readonly link?: ReportLink
}

const shownOf = (id: ReportId, { document: { name, publishedAt, report }, link }: Row): PublishedReport => ({
  id,
  name,
  range: report.days,
  publishedAt,
  ...(link !== undefined && { sharedUntil: link.sharedUntil }),
})

/** Published reports in the in-memory database. */
export const memoryPublishedReports = Layer.effect(
  PublishedReports,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<ReportId, Row>("published_reports")
    const find = (profile: BusinessProfileId, reportId: ReportId) =>
      Effect.suspend(() => {
        const row = rows.get(reportId)
        return row?.businessProfileId === profile
          ? Effect.succeed(row)
          : Effect.fail(new ReportNotFound({ reportId: String(reportId) }))
      })
    return {
      add: (businessProfileId, portalId, document, link) =>
        Effect.sync(() => {
          const id = ReportId.make(Math.max(0, ...rows.keys()) + 1)
          const row = { businessProfileId, portalId, document, link }
          rows.set(id, row)
          return shownOf(id, row)
        }),
      list: (profile, limit) =>
        Effect.sync(() => {
          const own = [...rows].filter(([, { businessProfileId }]) => businessProfileId === profile)
          return listedReports(own.map(([id, row]) => shownOf(id, row))).slice(0, limit)
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
          const found = [...rows.values()].find(
            (row) => row.portalId === portalId && row.link !== undefined && keyHashes.includes(row.link.keyHash),
          )
          return found?.link && { report: found.document, sharedUntil: found.link.sharedUntil }
        }),
    }
  }),
)
