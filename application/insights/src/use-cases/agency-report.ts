import { Clock, Effect } from "effect"
import { Portals } from "@application/portals/services"
import { LinkInvalid } from "@domain/identity"
import { type AgencyCover, type KeptAgencyReport, openShared } from "@domain/insights"
import { AgencyReportPages, AgencyReports } from "../stores/agency-reports.ts"
import { acceptedHashes } from "./report-link.ts"

/** A report over many clients as it is stored. */
export type StoredAgencyReport = Effect.Success<ReturnType<Effect.Success<typeof AgencyReports>["save"]>>

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
  return {
    cover: coverOf(row),
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
    if (row !== undefined && sharedUntil !== undefined)
      return yield* Effect.fromResult(openShared({ ...row, sharedUntil }, yield* Clock.currentTimeMillis))
  }
  return yield* new LinkInvalid({})
})
