import { Clock, Effect } from "effect"
import { currentUser } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { LinkInvalid } from "@domain/identity"
import { type AgencyCover, type KeptAgencyReport, openShared, ReportNotFound, ReportUnready } from "@domain/insights"
import type { AgencyReportId } from "@domain/kernel"
import { AgencyLooks, AgencyMakings, AgencyReportPages, AgencyReports } from "../stores/agency-reports.ts"
import { acceptedHashes } from "./report-link.ts"

/** A report over many clients as it is stored. */
export type StoredAgencyReport = Effect.Success<ReturnType<Effect.Success<typeof AgencyReports>["save"]>>

/** Where it is kept what is left to do of a report. */
export const makingKey = ({ portalId, userId, id }: Pick<StoredAgencyReport, "portalId" | "userId" | "id">) => ({
  portalId,
  userId,
  reportId: id,
})

/** The report of the caller with this number. */
export const ownReport = Effect.fnUntraced(function* (id: AgencyReportId, isForChange = false) {
  const { portalId, userId } = yield* currentUser
  const reports = yield* AgencyReports
  const key = { portalId, userId, id }
  const found = yield* isForChange ? reports.forChange(key) : reports.find(key)
  return found ?? (yield* new ReportNotFound({ reportId: String(id) }))
})

/** Fails while a report is being made, or waits for its maker's decision on clients that failed. */
export const madeWhole = Effect.fnUntraced(function* (row: StoredAgencyReport) {
  if ((yield* (yield* AgencyMakings).find(makingKey(row))) !== undefined) return yield* new ReportUnready({})
})

const coverOf = ({ title, agency, preparedBy, preparedFor, note }: StoredAgencyReport): AgencyCover => ({
  title,
  agency,
  ...(preparedBy !== undefined && { preparedBy }),
  ...(preparedFor !== undefined && { preparedFor }),
  ...(note !== undefined && { note }),
})

/** A stored report with its clients' pages, whoever may read them. */
export const keptReport = Effect.fnUntraced(function* (row: StoredAgencyReport) {
  const { rows } = yield* (yield* AgencyReportPages).list("ofReport", { reportId: row.id })
  const { portalId, userId, lookId } = row
  const look = lookId === undefined ? undefined : yield* (yield* AgencyLooks).find({ portalId, userId, id: lookId })
  return {
    cover: coverOf(row),
    ...(look !== undefined && {
      look: {
        ...(look.accent !== undefined && { accent: look.accent }),
        ...(look.logo !== undefined && { logo: look.logo }),
      },
    }),
    days: { from: row.fromDay, to: row.toDay },
    publishedAt: row.publishedAt,
    clients: row.clients,
    pages: rows.map(({ businessProfileId, reportId: _report, ...report }) => ({ businessProfileId, report })),
  } satisfies KeptAgencyReport
})

/** The report behind a link that has not ended; another portal's link is none here. */
export const linkedAgencyReport = Effect.fnUntraced(function* (key: string) {
  const { id: portalId } = yield* (yield* Portals).current
  const reports = yield* AgencyReports
  for (const keyHash of yield* acceptedHashes(key, "agency-report")) {
    const [row] = (yield* reports.list("byLink", { portalId, keyHash }, { limit: 1 })).rows
    const sharedUntil = row?.sharedUntil
    if (row !== undefined && sharedUntil !== undefined) {
      const shared = yield* Effect.fromResult(openShared({ ...row, sharedUntil }, yield* Clock.currentTimeMillis))
      yield* madeWhole(row)
      return shared
    }
  }
  return yield* new LinkInvalid({})
})
