import { Clock, Effect, Exit } from "effect"
import { handler, JobQueue, Profiles, UnitOfWork } from "@application/kernel"
import { InvalidFields } from "@domain/identity"
import {
  afterClient,
  afterRun,
  type AgencyCover,
  type AgencyMaking,
  type AgencyReportListed,
  begunMaking,
  isMade,
  progressOf,
  triedAnew,
} from "@domain/insights"
import type { BusinessProfileId, DateRange, ReportSendingId } from "@domain/kernel"
import { BuildAgencyReport, RetryAgencyReport } from "../contract/agency-reports.ts"
import { AgencyMakings, AgencyReportPages, AgencyReports } from "../stores/agency-reports.ts"
import { newestLook } from "./agency-look.ts"
import { makingKey, ownReport, type StoredAgencyReport } from "./agency-report.ts"
import { frozenReport } from "./frozen-report.ts"
import { type Maker, makerHome } from "./regular/maker-home.ts"

/** How many clients' reports are read at once. */
const readTogether = 4

/** Queues the job that makes a report; jobs of one report run one after another. */
const makeLater = (row: Pick<StoredAgencyReport, "portalId" | "userId" | "id">) =>
  Effect.flatMap(JobQueue, (jobs) =>
    jobs.later(BuildAgencyReport, makingKey(row), { caller: `agency-report:${row.id}` }),
  )

/** What a report over many clients is begun with. */
interface BegunReport extends Maker {
  readonly cover: AgencyCover
  readonly days: DateRange
  readonly timeZone: string
  readonly clients: ReadonlyArray<BusinessProfileId>
  readonly link?: { readonly keyHash: string; readonly sharedUntil: number; readonly passwordHash?: string }
  /** The sending that it is made for. */
  readonly sendingId?: ReportSendingId
}

/** Begins a report in its maker's newest look, with the job that makes it; in the caller's transaction. */
export const beginReport = Effect.fnUntraced(function* ({
  portalId,
  userId,
  cover,
  days,
  timeZone,
  clients,
  link,
  sendingId,
}: BegunReport) {
  const now = yield* Clock.currentTimeMillis
  const look = yield* newestLook(portalId, userId)
  const row = yield* (yield* AgencyReports).add({
    portalId,
    userId,
    ...cover,
    fromDay: days.from,
    toDay: days.to,
    timeZone,
    publishedAt: now,
    clients: clients.length,
    views: 0,
    ...(look !== undefined && { lookId: look.id }),
    ...(sendingId !== undefined && { sendingId }),
    ...link,
  })
  yield* (yield* AgencyMakings).add({ ...makingKey(row), ...begunMaking(clients, now) })
  yield* makeLater(row)
  return row
})

/** Forgets the making of a report that is whole, and has the report leave that a sending waits for. */
const endMaking = Effect.fnUntraced(function* (row: StoredAgencyReport) {
  yield* (yield* AgencyMakings).remove(makingKey(row))
  if (row.sendingId !== undefined) yield* (yield* makerHome(row)).sendLater(row.sendingId)
})

/** A report as its maker's list shows it. */
export const listedOf = (
  row: StoredAgencyReport,
  making: AgencyMaking | undefined,
  now: number,
): AgencyReportListed => ({
  id: row.id,
  name: row.title,
  agency: row.agency,
  range: { from: row.fromDay, to: row.toDay },
  publishedAt: row.publishedAt,
  clients: row.clients,
  ...(making !== undefined && { making: progressOf(making, row.clients, now) }),
  isProtected: row.passwordHash !== undefined,
  views: row.views,
  ...(row.sharedUntil !== undefined && { sharedUntil: row.sharedUntil }),
  ...(row.lastViewedAt !== undefined && { lastViewedAt: row.lastViewedAt }),
})

/** A report with how far it is now. */
export const listed = Effect.fnUntraced(function* (row: StoredAgencyReport) {
  const making = yield* (yield* AgencyMakings).find(makingKey(row))
  return listedOf(row, making, yield* Clock.currentTimeMillis)
})

/** A client's own report of the days, as its page keeps it. */
export const clientPage = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  name: string,
  days: DateRange,
) {
  const { breakdowns: _byNetworks, ...report } = yield* frozenReport({
    businessProfileId,
    name,
    ...days,
    compare: "PreviousPeriod",
  })
  return report
})

/** Changes what is left to do in a transaction of its own, unless the report was removed meanwhile; once all is done nothing is kept. */
const keepMaking = <E, R>(
  row: StoredAgencyReport,
  change: (making: AgencyMaking) => Effect.Effect<AgencyMaking, E, R>,
) =>
  Effect.flatMap(UnitOfWork, ({ transact }) =>
    transact(
      Effect.gen(function* () {
        const makings = yield* AgencyMakings
        const key = makingKey(row)
        const making = yield* makings.forChange(key)
        if (making === undefined) return
        const next = yield* change(making)
        if (isMade(next)) yield* endMaking(row)
        else yield* makings.save({ ...key, ...next })
      }),
    ),
  )

/** Keeps a client's page, once; a client that is gone has none. */
const makePage = Effect.fnUntraced(function* (row: StoredAgencyReport, businessProfileId: BusinessProfileId) {
  const isThere = yield* Effect.option((yield* Profiles).of(businessProfileId))
  const days = { from: row.fromDay, to: row.toDay }
  const report =
    isThere._tag === "None" ? undefined : yield* Effect.orDie(clientPage(businessProfileId, row.title, days))
  yield* keepMaking(
    row,
    Effect.fnUntraced(function* (making) {
      if (report !== undefined && making.waiting.includes(businessProfileId))
        yield* (yield* AgencyReportPages).addOnce({ ...report, businessProfileId, reportId: row.id })
      return afterClient(making, businessProfileId, yield* Clock.currentTimeMillis)
    }),
  )
})

/** Keeps that clients are left, and answers whether they are tried again by this job. */
const noteLeft = Effect.fnUntraced(function* (row: StoredAgencyReport, left: ReadonlyArray<BusinessProfileId>) {
  const names = new Map((yield* (yield* Profiles).ofAll(left)).map(({ id, name }) => [id, name]))
  const now = yield* Clock.currentTimeMillis
  yield* keepMaking(row, (making) => Effect.succeed(afterRun(making, (id) => names.get(id) ?? String(id), now)))
  const making = yield* (yield* AgencyMakings).find(makingKey(row))
  return making !== undefined && making.waiting.length > 0
})

/**
 * May run from the start at any time: it goes on with the clients that have no page. One client's failure holds up no other,
 * and is tried again before the maker is told.
 */
export const buildAgencyReport = handler(
  BuildAgencyReport,
  Effect.fnUntraced(function* ({ portalId, userId, reportId }) {
    const row = yield* (yield* AgencyReports).find({ portalId, userId, id: reportId })
    if (row === undefined) return {}
    const making = yield* (yield* AgencyMakings).find(makingKey(row))
    const waiting = making?.waiting ?? []
    const outcomes = yield* Effect.forEach(
      waiting,
      (id) =>
        Effect.exit(makePage(row, id)).pipe(
          Effect.tap((outcome) =>
            Exit.isFailure(outcome)
              ? Effect.logWarning(`A client's page of report ${reportId} could not be made`, outcome.cause)
              : Effect.void,
          ),
        ),
      { concurrency: readTogether },
    )
    const left = waiting.filter((_id, index) => {
      const outcome = outcomes[index]
      return outcome !== undefined && Exit.isFailure(outcome)
    })
    if (left.length > 0 && (yield* noteLeft(row, left)))
      return yield* Effect.die(new Error(`${left.length} clients' pages of a report could not be made`))
    return {}
  }),
)

export const retryAgencyReport = handler(
  RetryAgencyReport,
  Effect.fnUntraced(function* ({ reportId, leavesOut }) {
    const row = yield* ownReport(reportId, true)
    const makings = yield* AgencyMakings
    const making = yield* makings.forChange(makingKey(row))
    if (making === undefined) return yield* listed(row)
    if (leavesOut !== true) {
      yield* makings.save({ ...makingKey(row), ...triedAnew(making, yield* Clock.currentTimeMillis) })
      yield* makeLater(row)
      return yield* listed(row)
    }
    const clients = row.clients - making.failed.length
    if (clients === 0) return yield* new InvalidFields({ fields: { clients: ["insights.agencyClientsNone"] } })
    const rest = { ...making, failed: [] }
    if (isMade(rest)) yield* endMaking(row)
    else yield* makings.save({ ...makingKey(row), ...rest })
    return yield* listed(yield* (yield* AgencyReports).save({ ...row, clients }))
  }),
)
