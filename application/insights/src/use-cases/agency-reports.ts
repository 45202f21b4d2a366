import { Clock, Effect } from "effect"
import { authoriseProfile, CurrentActor, currentUser, handler, mayOn, Profiles, UnitOfWork } from "@application/kernel"
import { InvalidFields } from "@domain/identity"
import { checkedClients, checkedCover, publishingLimits, reportRange, shownAgencyReport } from "@domain/insights"
import { type BusinessProfileId, daysIn, defaultDateRangePreset, localDateAt } from "@domain/kernel"
import {
  GetAgencyReport,
  ListAgencyReports,
  MakeAgencyReport,
  RemoveAgencyReport,
  ShareAgencyReport,
  UnshareAgencyReport,
} from "../contract/agency-reports.ts"
import { AgencyMakings, AgencyReportPages, AgencyReports } from "../stores/agency-reports.ts"
import { beginReport, listed, listedOf } from "./agency-making.ts"
import { keptReport, madeWhole, makingKey, ownReport, type StoredAgencyReport } from "./agency-report.ts"
import { count } from "./report-limits.ts"
import { madeLink } from "./report-link.ts"

const noClients = new InvalidFields({ fields: { clients: ["insights.agencyClientsNone"] } })

/** The named clients, if the caller may publish for each; without names every client for which the caller may. */
const clientsOf = Effect.fnUntraced(function* (chosen: ReadonlyArray<BusinessProfileId> | undefined) {
  if (chosen !== undefined) {
    const clients = yield* Effect.fromResult(checkedClients(chosen))
    yield* Effect.forEach(clients, (id) => authoriseProfile("publishReports", id), { discard: true })
    return clients
  }
  const actor = yield* currentUser
  const all = actor.memberships.map(({ businessProfileId }) => businessProfileId)
  return yield* Effect.fromResult(checkedClients(all.filter((id) => mayOn(actor, "publishReports", id))))
})

export const makeAgencyReport = handler(
  MakeAgencyReport,
  Effect.fnUntraced(function* ({ clients: chosen, preset = defaultDateRangePreset, from, to, isUnshared, ...typed }) {
    const { portalId, userId } = yield* currentUser
    const { linkDays, linkUntil, linkPassword, ...words } = typed
    const cover = yield* Effect.fromResult(checkedCover(words))
    const clients = yield* clientsOf(chosen)
    const [first] = yield* (yield* Profiles).ofAll(clients)
    if (first === undefined) return yield* noClients
    yield* count("agency-report", userId)
    const now = yield* Clock.currentTimeMillis
    const asked = { preset, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
    const days = reportRange(asked, localDateAt(now, first.timeZone))
    if (daysIn(days) > publishingLimits.mostDays)
      return yield* new InvalidFields({ fields: { from: ["insights.reportTooLong"] } })
    const link =
      isUnshared === true
        ? undefined
        : yield* madeLink("agency-report", first.timeZone, { linkDays, linkUntil, linkPassword })
    const begun = { portalId, userId, cover, days, timeZone: first.timeZone, clients }
    const add = Effect.flatMap(beginReport({ ...begun, ...(link !== undefined && { link: link.stored }) }), listed)
    const report = yield* (yield* UnitOfWork).transact(add)
    return { report, ...(link !== undefined && { link: link.address }) }
  }),
)

const pageSize = 20

export const listAgencyReports = handler(
  ListAgencyReports,
  Effect.fnUntraced(function* ({ cursor, limit = pageSize }) {
    const { portalId, userId } = yield* currentUser
    const { rows, nextCursor } = yield* (yield* AgencyReports).list("ofUser", { portalId, userId }, { limit, cursor })
    const makings = new Map(
      (yield* (yield* AgencyMakings).list("ofUser", { portalId, userId })).rows.map((row) => [row.reportId, row]),
    )
    const now = yield* Clock.currentTimeMillis
    return {
      reports: rows.map((row) => listedOf(row, makings.get(row.id), now)),
      ...(nextCursor !== undefined && { nextCursor }),
    }
  }),
)

/** Whoever left a client, or may no longer read its reports, gets the report without it. */
export const readableReport = Effect.fnUntraced(function* (row: StoredAgencyReport) {
  const actor = yield* CurrentActor
  const kept = yield* keptReport(row)
  return shownAgencyReport(kept, (id) => mayOn(actor, "readReports", id))
})

export const getAgencyReport = handler(
  GetAgencyReport,
  Effect.fnUntraced(function* ({ reportId }) {
    const row = yield* ownReport(reportId)
    // Before its pages: a report that is made between the two reads would be told as whole and without clients.
    const standing = yield* listed(row)
    return { listed: standing, report: yield* readableReport(row) }
  }),
)

/** A new link shows every client, so that it needs the right to publish for each. */
export const shareAgencyReport = handler(
  ShareAgencyReport,
  Effect.fnUntraced(function* ({ reportId, ...choice }) {
    const row = yield* ownReport(reportId)
    yield* madeWhole(row)
    const { rows } = yield* (yield* AgencyReportPages).list("ofReport", { reportId })
    yield* Effect.forEach(rows, ({ businessProfileId }) => authoriseProfile("publishReports", businessProfileId), {
      discard: true,
    })
    yield* count("agency-report", (yield* currentUser).userId)
    const link = yield* madeLink("agency-report", row.timeZone, choice)
    const save = Effect.gen(function* () {
      const { passwordHash: _before, ...unprotected } = yield* ownReport(reportId, true)
      return yield* (yield* AgencyReports).save({ ...unprotected, ...link.stored })
    })
    return { report: yield* listed(yield* (yield* UnitOfWork).transact(save)), link: link.address }
  }),
)

export const unshareAgencyReport = handler(
  UnshareAgencyReport,
  Effect.fnUntraced(function* ({ reportId }) {
    const { keyHash: _key, sharedUntil: _until, passwordHash: _password, ...row } = yield* ownReport(reportId, true)
    yield* (yield* AgencyReports).save(row)
    return {}
  }),
)

export const removeAgencyReport = handler(
  RemoveAgencyReport,
  Effect.fnUntraced(function* ({ reportId }) {
    const row = yield* ownReport(reportId, true)
    const pages = yield* AgencyReportPages
    const { rows } = yield* pages.list("ofReport", { reportId })
    yield* Effect.forEach(rows, (page) => pages.remove(page), { discard: true })
    yield* (yield* AgencyMakings).remove(makingKey(row))
    yield* (yield* AgencyReports).remove(row)
    return {}
  }),
)
