import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { type FrozenReport, ReportNotFound } from "@domain/insights"
import { type BusinessProfileId, type PortalId, ReportId } from "@domain/kernel"
import { type ListedReport, PublishedReports, type ReportLink } from "../ports/published-reports.ts"

interface Row {
  readonly businessProfileId: BusinessProfileId
  readonly portalId: PortalId
  readonly document: FrozenReport
  readonly link?: ReportLink | undefined
  readonly views: number
  readonly lastViewedAt?: number
}

const shownOf = (id: ReportId, { document, link, views, lastViewedAt }: Row): ListedReport => ({
  id,
  name: document.name,
  range: document.report.days,
  publishedAt: document.publishedAt,
  campaigns: document.campaignNames.map(({ name }) => name),
  isProtected: link?.passwordHash !== undefined,
  views,
  ...(lastViewedAt !== undefined && { lastViewedAt }),
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
          const row: Row = { businessProfileId, portalId, document, link, views: 0 }
          rows.set(id, row)
          return shownOf(id, row)
        }),
      list: (profile, limit) =>
        Effect.sync(() => {
          const own = [...rows].filter(([, { businessProfileId }]) => businessProfileId === profile)
          return own
            .map(([id, row]) => shownOf(id, row))
            .toSorted((a, b) => b.publishedAt - a.publishedAt || b.id - a.id)
            .slice(0, limit)
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
