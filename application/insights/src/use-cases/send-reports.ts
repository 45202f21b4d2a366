import { Clock, Effect } from "effect"
import { handler, Profiles, UnitOfWork } from "@application/kernel"
import { OwnerMails } from "@application/messaging/services"
import { Portals } from "@application/portals/services"
import {
  type FrozenReport,
  isDue,
  isRecipient,
  recipientKey,
  type ReportSending,
  type ScheduleSettings,
  sharedUntil,
} from "@domain/insights"
import type { BusinessProfileId, DateRange, ReportId, UserId } from "@domain/kernel"
import { notificationPath, notificationTarget } from "@domain/messaging"
import { SendDueReports, SendScheduledReport } from "../contract/report-schedules.ts"
import { PublishedReports } from "../ports/published-reports.ts"
import { ReportFiles, ReportReaders } from "../ports/report-delivery.ts"
import { AgencySchedules } from "../stores/agency-schedules.ts"
import { ReportSchedules } from "../stores/report-schedules.ts"
import { frozenReport, type ReportDraft } from "./frozen-report.ts"
import { type BusinessHome, businessHome, type StoredSchedule } from "./regular/business-home.ts"
import { makerHome } from "./regular/maker-home.ts"
import { deliverAll, type PreparedMail, settleAll, startDue } from "./regular/sendings.ts"
import { reportFileName } from "./report-file-name.ts"
import { linkedBy, linkHash } from "./report-link.ts"
import { sendingKeys } from "./report-links.ts"

/** Reports of businesses, and of makers, that one run starts; the others wait for the next, a moment later. */
const mostStarted = 100

/** A sending as it is stored. */
type StoredSending = ReportSending & { readonly businessProfileId: BusinessProfileId }

/** One that cannot be started is logged and tried again next time. */
export const sendDueReports = handler(
  SendDueReports,
  Effect.fnUntraced(function* () {
    const { transact } = yield* UnitOfWork
    const now = yield* Clock.currentTimeMillis
    const due = { state: "Active" } as const
    const ofBusinesses = yield* (yield* ReportSchedules).list("due", due, { limit: mostStarted })
    const ofMakers = yield* (yield* AgencySchedules).list("due", due, { limit: mostStarted })
    const starts = [
      ...ofBusinesses.rows.map(({ businessProfileId, id, nextAt }) => ({
        nextAt,
        start: Effect.flatMap(businessHome(businessProfileId), (home) => startDue(home, id, now)),
      })),
      ...ofMakers.rows.map(({ portalId, userId, id, nextAt }) => ({
        nextAt,
        start: Effect.flatMap(makerHome({ portalId, userId }), (home) => startDue(home, id, now)),
      })),
    ]
    yield* Effect.forEach(
      starts.filter(({ nextAt }) => nextAt <= now),
      ({ start }) =>
        transact(start).pipe(
          Effect.catchCause((cause) => Effect.logWarning("A regular report could not be started", cause)),
        ),
      { discard: true },
    )
    return {}
  }),
)

/** What a schedule's report of some days is made of; no campaigns stand for all. */
export const draftOf = (
  businessProfileId: BusinessProfileId,
  { name, compare, campaignIds = [] }: ScheduleSettings,
  range: DateRange,
): ReportDraft => ({
  businessProfileId,
  name,
  ...range,
  ...(compare !== undefined && { compare }),
  ...(campaignIds.length > 0 && { campaignIds }),
})

/** Pushes to a member that a regular report is there; a tap opens it. The mail with its file is sent apart. */
const tellReady = Effect.fnUntraced(function* (
  member: { readonly businessProfileId: BusinessProfileId; readonly userId: UserId },
  reportId: ReportId,
  { name: reportName, businessName }: FrozenReport,
) {
  const target = notificationPath(member.businessProfileId, notificationTarget("report", reportId))
  yield* (yield* OwnerMails).tell(member, ({ origin }) => ({
    template: "reportReady",
    link: `${origin}${target}`,
    reportId,
    reportName,
    businessName,
  }))
})

/** Publishes the report of a sending, once: report and sending are one transaction. */
const published = Effect.fnUntraced(function* (home: BusinessHome, schedule: StoredSchedule, sending: StoredSending) {
  const { businessProfileId, portalId } = schedule
  if (sending.reportId !== undefined) return sending
  const document = yield* Effect.orDie(frozenReport(draftOf(businessProfileId, schedule, sending.range)))
  const [key = ""] = yield* sendingKeys(sending.id)
  const keyHash = yield* linkHash(key)
  const until = sharedUntil(yield* Clock.currentTimeMillis)
  const keep = Effect.gen(function* () {
    const now = yield* home.sendings.forChange(sending.id)
    if (now === undefined || now.reportId !== undefined) return now
    const link = { keyHash, sharedUntil: until }
    const origin = sending.isTest ? "Test" : "Regular"
    const { id } = yield* (yield* PublishedReports).add(businessProfileId, portalId, document, link, origin)
    if (!now.isTest)
      yield* Effect.forEach(
        now.deliveries.flatMap((one) =>
          one.userId === undefined || !isRecipient(schedule, recipientKey(one)) ? [] : [one.userId],
        ),
        (userId) => tellReady({ businessProfileId, userId }, id, document),
        { discard: true },
      )
    return yield* home.sendings.save({ ...now, reportId: id })
  })
  return yield* (yield* UnitOfWork).transact(keep)
})

/** Where the mail leads: the report's link while it works, else the report behind the sign-in. */
const linkOf = Effect.fnUntraced(function* ({ portalId }: StoredSchedule, sending: StoredSending, origin: string) {
  for (const key of yield* sendingKeys(sending.id)) {
    const shared = yield* linkedBy(portalId, key)
    if (shared !== undefined && shared.sharedUntil > (yield* Clock.currentTimeMillis)) return `${origin}/r/${key}`
  }
  return `${origin}/app/${sending.businessProfileId}/publishedReports?reportId=${sending.reportId}`
})

/** What every mail of a sending has in common; the PDF is drawn once. */
const mailOf = Effect.fnUntraced(function* (schedule: StoredSchedule, sending: StoredSending) {
  const { businessProfileId, portalId, language } = schedule
  const portal = yield* (yield* Portals).byId(portalId)
  const reportId = sending.reportId
  if (reportId === undefined) return undefined
  const found = yield* Effect.option((yield* PublishedReports).byId(businessProfileId, reportId))
  if (found._tag === "None") return undefined
  const report = found.value
  const files = yield* ReportFiles
  const origin = yield* (yield* ReportReaders).originOf(portalId)
  const prepared: PreparedMail = {
    origin,
    named: "report",
    mail: {
      portal,
      language,
      reportName: report.name,
      businessName: report.businessName,
      ...files.words(report, language),
      link: yield* linkOf(schedule, sending, origin),
      file: { name: reportFileName(report.name, "pdf"), bytes: yield* files.pdf(report, portal, language) },
    },
  }
  return prepared
})

/**
 * May run from the start at any time: the report is published once, and who has got the mail is left alone. A mail that was
 * taken just before a crash leaves again under the same name, by which mailboxes know it.
 */
export const sendScheduledReport = handler(
  SendScheduledReport,
  Effect.fnUntraced(function* ({ businessProfileId, sendingId }) {
    const home = yield* businessHome(businessProfileId)
    const found = yield* home.sendings.find(sendingId)
    if (found === undefined) return {}
    const schedule = yield* home.schedules.find(found.scheduleId)
    const isThere = yield* Effect.option((yield* Profiles).of(businessProfileId))
    if (schedule === undefined || isThere._tag === "None") return {}
    const sending = yield* published(home, schedule, found)
    if (sending === undefined || !sending.deliveries.some(isDue)) return {}
    const prepared = yield* mailOf(schedule, sending)
    if (prepared === undefined) yield* settleAll(home, sending, "ReportGone")
    else yield* deliverAll(home, schedule, sending, prepared)
    return {}
  }),
)
