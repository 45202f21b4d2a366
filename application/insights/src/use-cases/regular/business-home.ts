import { Effect } from "effect"
import { JobQueue, Profiles } from "@application/kernel"
import type { ReportSchedule, ReportSending } from "@domain/insights"
import type { BusinessProfileId, PortalId } from "@domain/kernel"
import { SendScheduledReport } from "../../contract/report-schedules.ts"
import { ReportReaders } from "../../ports/report-delivery.ts"
import { ReportAddresses } from "../../stores/report-addresses.ts"
import { ReportSchedules, ReportSendings } from "../../stores/report-schedules.ts"
import { homeRows } from "./home-rows.ts"
import type { RegularHome } from "./home.ts"

interface OfBusiness {
  readonly businessProfileId: BusinessProfileId
}

/** A schedule as it is stored. */
export type StoredSchedule = ReportSchedule & OfBusiness & { readonly portalId: PortalId }

export type BusinessHome = RegularHome<StoredSchedule, ReportSending & OfBusiness>

/** The regular reports of a business. */
export const businessHome = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const schedules = yield* ReportSchedules
  const sendings = yield* ReportSendings
  const addresses = yield* ReportAddresses
  const readers = yield* ReportReaders
  const profiles = yield* Profiles
  const of = { businessProfileId }
  const home: BusinessHome = {
    key: String(businessProfileId),
    readers: readers.ofProfile(businessProfileId),
    nameOf: () =>
      profiles.of(businessProfileId).pipe(
        Effect.map(({ name }) => name),
        Effect.orElseSucceed(() => undefined),
      ),
    sendLater: (sendingId) =>
      Effect.flatMap(JobQueue, (jobs) =>
        jobs.later(SendScheduledReport, { ...of, sendingId }, { caller: `report:${sendingId}` }),
      ),
    ...homeRows(
      of,
      { schedules, sendings, addresses },
      {
        schedules: schedules.list("ofBusiness", of),
        sendings: (scheduleId, page) => sendings.list("ofSchedule", { ...of, scheduleId }, page),
        addresses: addresses.list("ofBusiness", of),
      },
    ),
  }
  return home
})
