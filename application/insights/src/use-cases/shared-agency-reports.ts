import { Clock, Effect } from "effect"
import { CurrentActor, CurrentRequest, handler, UnitOfWork } from "@application/kernel"
import { ReportLocked, shownAgencyReport } from "@domain/insights"
import {
  GetSharedAgencyReport,
  NoteAgencyReportView,
  OpenSharedAgencyReport,
} from "../contract/shared-agency-reports.ts"
import { AgencyReports } from "../stores/agency-reports.ts"
import { keptReport, linkedAgencyReport, type StoredAgencyReport } from "./agency-report.ts"
import { takes } from "./report-limits.ts"
import { countReading, unlock } from "./shared-reports.ts"

/** A report as whoever has its link reads it: every client that it was made over and that still exists. */
export const sharedReport = (row: StoredAgencyReport) =>
  Effect.map(keptReport(row), (kept) => shownAgencyReport(kept, () => true))

/** Counts a view in the caller's transaction, unless it is its maker's. */
const countView = Effect.fnUntraced(function* ({ portalId, userId, id }: StoredAgencyReport) {
  const actor = yield* CurrentActor
  if (actor.kind === "user" && actor.userId === userId) return
  const reports = yield* AgencyReports
  const row = yield* reports.forChange({ portalId, userId, id })
  const lastViewedAt = yield* Clock.currentTimeMillis
  if (row !== undefined) yield* reports.save({ ...row, views: row.views + 1, lastViewedAt })
})

export const getSharedAgencyReport = handler(
  GetSharedAgencyReport,
  Effect.fnUntraced(function* ({ key }) {
    yield* countReading
    const row = yield* linkedAgencyReport(key)
    if (row.passwordHash !== undefined) return yield* new ReportLocked({ isWrong: false })
    return yield* sharedReport(row)
  }),
)

export const openSharedAgencyReport = handler(
  OpenSharedAgencyReport,
  Effect.fnUntraced(function* ({ key, password }) {
    yield* countReading
    const row = yield* linkedAgencyReport(key)
    yield* unlock(`agency:${row.id}`, row.passwordHash, password)
    yield* (yield* UnitOfWork).transact(countView(row))
    return yield* sharedReport(row)
  }),
)

export const noteAgencyReportView = handler(
  NoteAgencyReportView,
  Effect.fnUntraced(function* ({ key }) {
    const row = yield* linkedAgencyReport(key)
    if (row.passwordHash !== undefined) return {}
    const { ipAddress } = yield* CurrentRequest
    const { allowed } = yield* takes("report-view", `agency:${row.id}:${ipAddress}`)
    if (allowed) yield* countView(row)
    return {}
  }),
)
