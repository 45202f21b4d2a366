import { Effect } from "effect"
import { JobQueue } from "@application/kernel"
import type { AgencySchedule, AgencySending } from "@domain/insights"
import type { PortalId, UserId } from "@domain/kernel"
import { SendAgencyReport } from "../../contract/agency-schedules.ts"
import { ReportReaders } from "../../ports/report-delivery.ts"
import { AgencyAddresses, AgencySchedules, AgencySendings } from "../../stores/agency-schedules.ts"
import { homeRows } from "./home-rows.ts"
import type { RegularHome } from "./home.ts"

/** The maker of reports over many clients at a portal. */
export interface Maker {
  readonly portalId: PortalId
  readonly userId: UserId
}

/** A maker's schedule as it is stored. */
export type StoredAgencySchedule = AgencySchedule & Maker

export type MakerHome = RegularHome<StoredAgencySchedule, AgencySending & Maker>

/** The regular reports of a maker over many clients, which go to the maker and to outside addresses. */
export const makerHome = Effect.fnUntraced(function* ({ portalId, userId }: Maker) {
  const schedules = yield* AgencySchedules
  const sendings = yield* AgencySendings
  const addresses = yield* AgencyAddresses
  const readers = yield* ReportReaders
  const of = { portalId, userId }
  const maker = Effect.map(readers.makerOf(portalId, userId), (found) => (found === undefined ? [] : [found.reader]))
  const home: MakerHome = {
    key: `m${portalId}.${userId}`,
    readers: maker,
    nameOf: ([first]) =>
      first === undefined ? Effect.map(maker, ([reader]) => reader?.name) : Effect.succeed(first.agency),
    sendLater: (sendingId) =>
      Effect.flatMap(JobQueue, (jobs) =>
        jobs.later(SendAgencyReport, { ...of, sendingId }, { caller: `agency-sending:${sendingId}` }),
      ),
    ...homeRows(
      of,
      { schedules, sendings, addresses },
      {
        schedules: schedules.list("ofUser", of),
        sendings: (scheduleId, page) => sendings.list("ofSchedule", { ...of, scheduleId }, page),
        addresses: addresses.list("ofUser", of),
      },
    ),
  }
  return home
})
