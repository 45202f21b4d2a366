import { Clock, Effect } from "effect"
import { handler, Profiles, UnitOfWork } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { agencyReportLimits, coverOfSchedule, isDue, pdfPartsOf, scheduledClients, sharedUntil } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { SendAgencyReport } from "../contract/agency-schedules.ts"
import { ReportFiles, ReportReaders } from "../ports/report-delivery.ts"
import { AgencyMakings, AgencyReports } from "../stores/agency-reports.ts"
import { beginReport } from "./agency-making.ts"
import { makingKey, type StoredAgencyReport } from "./agency-report.ts"
import { type MakerHome, makerHome, type StoredAgencySchedule } from "./regular/maker-home.ts"
import { deliverAll, type PreparedMail, settleAll } from "./regular/sendings.ts"
import { reportFileName } from "./report-file-name.ts"
import { acceptedHashes, linkHash } from "./report-link.ts"
import { sendingKeys } from "./report-links.ts"
import { sharedReport } from "./shared-agency-reports.ts"

type MakersSending = NonNullable<Effect.Success<ReturnType<MakerHome["sendings"]["find"]>>>

/** Begins the report of a sending, once: report and sending are one transaction. Its making has the sending leave. */
const begin = Effect.fnUntraced(function* (
  home: MakerHome,
  schedule: StoredAgencySchedule,
  sending: MakersSending,
  mayReport: ReadonlyArray<BusinessProfileId>,
) {
  const profiles = yield* (yield* Profiles).ofAll(scheduledClients(schedule.clients, mayReport))
  const [first] = profiles
  if (first === undefined) return yield* settleAll(home, sending, "NoClients")
  if (profiles.length > agencyReportLimits.clients) return yield* settleAll(home, sending, "ManyClients")
  const [key = ""] = yield* sendingKeys(sending.id, "agency-sending")
  const link = {
    keyHash: yield* linkHash(key, "agency-report"),
    sharedUntil: sharedUntil(yield* Clock.currentTimeMillis),
  }
  const keep = Effect.gen(function* () {
    const now = yield* home.sendings.forChange(sending.id)
    if (now === undefined || now.reportId !== undefined) return
    const { id } = yield* beginReport({
      portalId: schedule.portalId,
      userId: schedule.userId,
      cover: coverOfSchedule(schedule),
      days: sending.range,
      timeZone: first.timeZone,
      clients: profiles.map((profile) => profile.id),
      link,
      sendingId: sending.id,
    })
    yield* home.sendings.save({ ...now, reportId: id })
  })
  return yield* (yield* UnitOfWork).transact(keep)
})

/** Where the mail leads: the report's link while it works, else the report behind the sign-in. */
const linkOf = Effect.fnUntraced(function* (row: StoredAgencyReport, { id }: MakersSending, origin: string) {
  const now = yield* Clock.currentTimeMillis
  for (const key of yield* sendingKeys(id, "agency-sending")) {
    const hashes = yield* acceptedHashes(key, "agency-report")
    if (row.keyHash !== undefined && hashes.includes(row.keyHash) && (row.sharedUntil ?? 0) > now)
      return `${origin}/agencyReport/${key}`
  }
  return `${origin}/clients/reports?reportId=${row.id}`
})

/** What every mail of a sending has in common; the first PDF is drawn once, with the whole summary. */
const mailOf = Effect.fnUntraced(function* (
  { portalId, language }: StoredAgencySchedule,
  row: StoredAgencyReport,
  sending: MakersSending,
) {
  const portal = yield* (yield* Portals).byId(portalId)
  const report = yield* sharedReport(row)
  const files = yield* ReportFiles
  const origin = yield* (yield* ReportReaders).originOf(portalId)
  const fileName = pdfPartsOf(report) === 1 ? row.title : `${row.title} 1`
  const prepared: PreparedMail = {
    origin,
    named: "agency-report",
    mail: {
      portal,
      language,
      reportName: row.title,
      businessName: row.agency,
      ...files.agencyWords(report, language),
      link: yield* linkOf(row, sending, origin),
      file: {
        name: reportFileName(fileName, "pdf"),
        bytes: yield* files.agencyPdf(report, portal, language, 1),
      },
    },
  }
  return prepared
})

/**
 * May run from the start at any time: the report is begun once, its mails wait until it is whole, and who has got the mail is
 * left alone.
 */
export const sendAgencyReport = handler(
  SendAgencyReport,
  Effect.fnUntraced(function* ({ portalId, userId, sendingId }) {
    const home = yield* makerHome({ portalId, userId })
    const sending = yield* home.sendings.find(sendingId)
    const schedule = sending && (yield* home.schedules.find(sending.scheduleId))
    const maker = yield* (yield* ReportReaders).makerOf(portalId, userId)
    if (sending === undefined || schedule === undefined || maker === undefined) return {}
    if (!sending.deliveries.some(isDue)) return {}
    if (sending.reportId === undefined) {
      yield* begin(home, schedule, sending, maker.mayReport)
      return {}
    }
    const row = yield* (yield* AgencyReports).find({ portalId, userId, id: sending.reportId })
    if (row === undefined) yield* settleAll(home, sending, "ReportGone")
    else if ((yield* (yield* AgencyMakings).find(makingKey(row))) === undefined)
      yield* deliverAll(home, schedule, sending, yield* mailOf(schedule, row, sending))
    return {}
  }),
)
