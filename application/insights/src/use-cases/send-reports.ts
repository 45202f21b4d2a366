import { Clock, Effect, Result } from "effect"
import { handler, JobQueue, Profiles, UnitOfWork } from "@application/kernel"
import { OwnerMails } from "@application/messaging/services"
import { Portals } from "@application/portals/services"
import {
  deliveriesOf,
  endedDelivery,
  type FrozenReport,
  isDue,
  isRecipient,
  nextDue,
  rangeDueAt,
  recipientKey,
  type ReportDelivery,
  type ReportSchedule,
  type ReportSending,
  scheduleLimits,
  type ScheduleSettings,
  settled,
  sharedUntil,
  withDelivery,
} from "@domain/insights"
import type { BusinessProfileId, DateRange, PortalId, ReportId, ReportSendingId, UserId } from "@domain/kernel"
import { notificationPath, notificationTarget } from "@domain/messaging"
import { SendDueReports, SendScheduledReport } from "../contract/report-schedules.ts"
import { PublishedReports } from "../ports/published-reports.ts"
import { ReportFiles, ReportMails, ReportReaders } from "../ports/report-delivery.ts"
import { ReportSchedules, ReportSendings } from "../stores/report-schedules.ts"
import { askUnknown } from "./ask-addresses.ts"
import { frozenReport, type ReportDraft } from "./frozen-report.ts"
import { knownAddresses } from "./known-addresses.ts"
import { reportFileName } from "./report-file-name.ts"
import { linkedBy, linkHash } from "./report-link.ts"
import { endKey, sendingKeys } from "./report-links.ts"

/** Reports that one run starts; the others wait for the next, a moment later. */
const mostStarted = 100

/** A schedule as it is stored. */
export type StoredSchedule = ReportSchedule & {
  readonly businessProfileId: BusinessProfileId
  readonly portalId: PortalId
}

/** A sending as it is stored. */
type StoredSending = ReportSending & { readonly businessProfileId: BusinessProfileId }

/** Adds a sending with its job, in the caller's transaction, and forgets the oldest. */
const startSending = Effect.fnUntraced(function* (
  { businessProfileId, id: scheduleId, ...schedule }: StoredSchedule,
  dueAt: number,
  people: Parameters<typeof deliveriesOf>[0],
  isTest: boolean,
) {
  const sendings = yield* ReportSendings
  const now = yield* Clock.currentTimeMillis
  const sending = yield* sendings.add({
    businessProfileId,
    scheduleId,
    dueAt,
    isTest,
    range: rangeDueAt(schedule, dueAt),
    deliveries: deliveriesOf(people, now),
  })
  yield* sendLater(businessProfileId, sending.id)
  const { rows } = yield* sendings.list("ofSchedule", { businessProfileId, scheduleId })
  const old = rows.slice(scheduleLimits.sendings)
  yield* Effect.forEach(old, ({ id }) => sendings.remove({ businessProfileId, id }), { discard: true })
  return sending
})

/** Starts a report to its tester alone. */
export const startTest = (schedule: StoredSchedule, dueAt: number, userId: UserId) =>
  startSending(schedule, dueAt, { members: [userId], addresses: [] }, true)

/**
 * Starts a schedule's report to its members and to the addresses that confirmed it; others are asked if nobody did. Without
 * anybody who may get it no report is made.
 */
export const startRegular = Effect.fnUntraced(function* (schedule: StoredSchedule, dueAt: number) {
  const { members, addresses } = schedule
  const known = addresses.length === 0 ? undefined : yield* askUnknown(schedule)
  const confirmed = addresses.filter((address) => known?.isConfirmed(address) === true)
  if (members.length + confirmed.length > 0)
    yield* startSending(schedule, dueAt, { members, addresses: confirmed }, false)
})

/** Queues the job of a sending; its jobs run one after another. */
export const sendLater = (businessProfileId: BusinessProfileId, sendingId: ReportSendingId) =>
  Effect.flatMap(JobQueue, (jobs) =>
    jobs.later(SendScheduledReport, { businessProfileId, sendingId }, { caller: `report:${sendingId}` }),
  )

/** Starts a report if it is still due; its next time follows from this one, so that none is left out. */
const startDue = Effect.fnUntraced(function* ({ businessProfileId, id }: StoredSchedule, now: number) {
  const schedules = yield* ReportSchedules
  const schedule = yield* schedules.forChange({ businessProfileId, id })
  if (schedule === undefined || schedule.state !== "Active" || schedule.nextAt > now) return
  yield* startRegular(schedule, schedule.nextAt)
  yield* schedules.save({ ...schedule, nextAt: nextDue(schedule, schedule.nextAt).at })
})

/** One that cannot be started is logged and tried again next time. */
export const sendDueReports = handler(
  SendDueReports,
  Effect.fnUntraced(function* () {
    const { transact } = yield* UnitOfWork
    const now = yield* Clock.currentTimeMillis
    const { rows } = yield* (yield* ReportSchedules).list("due", { state: "Active" }, { limit: mostStarted })
    yield* Effect.forEach(
      rows.filter(({ nextAt }) => nextAt <= now),
      (schedule) =>
        transact(startDue(schedule, now)).pipe(
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

const sendingForChange = Effect.fnUntraced(function* (key: Pick<StoredSending, "businessProfileId" | "id">) {
  return yield* (yield* ReportSendings).forChange(key)
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
const published = Effect.fnUntraced(function* (schedule: StoredSchedule, sending: StoredSending) {
  const { businessProfileId, portalId } = schedule
  if (sending.reportId !== undefined) return sending
  const document = yield* Effect.orDie(frozenReport(draftOf(businessProfileId, schedule, sending.range)))
  const [key = ""] = yield* sendingKeys(sending.id)
  const keyHash = yield* linkHash(key)
  const until = sharedUntil(yield* Clock.currentTimeMillis)
  const keep = Effect.gen(function* () {
    const now = yield* sendingForChange(sending)
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
    return yield* (yield* ReportSendings).save({ ...now, reportId: id })
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

/** Keeps what became of one recipient's mail. */
const keepDelivery = (sending: StoredSending, key: string, change: (one: ReportDelivery) => ReportDelivery) =>
  Effect.flatMap(UnitOfWork, ({ transact }) =>
    transact(
      Effect.gen(function* () {
        const now = yield* sendingForChange(sending)
        if (now !== undefined)
          yield* (yield* ReportSendings).save({
            ...withDelivery(now, key, change),
            businessProfileId: sending.businessProfileId,
          })
      }),
    ),
  )

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
  return {
    origin,
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
})

/** Where a recipient gets mail: a member's proved address, or an outside one that confirmed. */
const addressOf = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  { address, userId }: ReportDelivery,
) {
  if (address !== undefined)
    return (yield* knownAddresses(businessProfileId, [address])).isConfirmed(address) ? address : undefined
  const readers = yield* (yield* ReportReaders).ofProfile(businessProfileId)
  return readers.find((reader) => reader.userId === userId)?.provedAddress
})

/** Mails one recipient and keeps the mail's new state; answers whether no server answered. */
const deliver = Effect.fnUntraced(function* (
  schedule: StoredSchedule,
  sending: StoredSending,
  delivery: ReportDelivery,
  { origin, mail }: NonNullable<Effect.Success<ReturnType<typeof mailOf>>>,
) {
  const { businessProfileId, id: scheduleId } = schedule
  const key = recipientKey(delivery)
  const now = yield* Clock.currentTimeMillis
  if (!sending.isTest && !isRecipient(schedule, key)) {
    const hasEnded = schedule.ended.some((address) => recipientKey({ address }) === key)
    yield* keepDelivery(sending, key, (one) => (hasEnded ? endedDelivery(one, now) : settled(one, now, "NoRecipient")))
    return false
  }
  const to = yield* addressOf(businessProfileId, delivery)
  if (to === undefined) {
    yield* keepDelivery(sending, key, (one) => settled(one, now, "NoAddress"))
    return false
  }
  const ending = yield* endKey({ businessProfileId, scheduleId, recipient: key })
  const place = sending.deliveries.findIndex((one) => recipientKey(one) === key)
  const outcome = yield* Effect.result(
    (yield* ReportMails).send({
      ...mail,
      to,
      end: { page: `${origin}/endReportMails/${ending}`, call: `${origin}/api/v1.0/reportMails/${ending}/end` },
      mailId: `report-${sending.id}-${place}-${delivery.attempt}`,
    }),
  )
  const failure = Result.isFailure(outcome) ? outcome.failure.why : undefined
  const at = yield* Clock.currentTimeMillis
  yield* keepDelivery(sending, key, (one) => settled(one, at, failure))
  return failure === "Unreachable"
})

/**
 * May run from the start at any time: the report is published once, and who has got the mail is left alone. A mail that was
 * taken just before a crash leaves again under the same name, by which mailboxes know it.
 */
export const sendScheduledReport = handler(
  SendScheduledReport,
  Effect.fnUntraced(function* ({ businessProfileId, sendingId }) {
    const found = yield* (yield* ReportSendings).find({ businessProfileId, id: sendingId })
    if (found === undefined) return {}
    const schedule = yield* (yield* ReportSchedules).find({ businessProfileId, id: found.scheduleId })
    const isThere = yield* Effect.option((yield* Profiles).of(businessProfileId))
    if (schedule === undefined || isThere._tag === "None") return {}
    const sending = yield* published(schedule, found)
    const due = sending?.deliveries.filter(isDue) ?? []
    if (sending === undefined || due.length === 0) return {}
    const prepared = yield* mailOf(schedule, sending)
    if (prepared === undefined) {
      const now = yield* Clock.currentTimeMillis
      const gone = (one: ReportDelivery) => settled(one, now, "ReportGone")
      yield* Effect.forEach(due, (one) => keepDelivery(sending, recipientKey(one), gone), { discard: true })
      return {}
    }
    const unreachable = yield* Effect.forEach(due, (delivery) => deliver(schedule, sending, delivery, prepared))
    if (unreachable.includes(true)) return yield* Effect.die(new Error("No mail server took a regular report"))
    return {}
  }),
)
