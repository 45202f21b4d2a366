import { Clock, Effect } from "effect"
import { CurrentRequest, currentUser, handler, Profiles } from "@application/kernel"
import { LinkInvalid } from "@domain/identity"
import {
  AddressUnconfirmed,
  again,
  endedDelivery,
  isRecipient,
  nextDue,
  rangeDueAt,
  rangeOfPeriod,
  recipientKey,
  RecipientGone,
  ReportNotFound,
  withDelivery,
  withoutRecipient,
} from "@domain/insights"
import { localDateAt } from "@domain/kernel"
import {
  EndReportMails,
  PreviewReportSchedule,
  ResendReport,
  TestReportSchedule,
} from "../contract/report-schedules.ts"
import { PublishedReports } from "../ports/published-reports.ts"
import { ReportSchedules, ReportSendings } from "../stores/report-schedules.ts"
import { frozenReport } from "./frozen-report.ts"
import { knownAddresses } from "./known-addresses.ts"
import { count } from "./report-limits.ts"
import { type EndedMails, readEndKey } from "./report-links.ts"
import { checked, nextOfTried, scheduleForChange } from "./report-schedules.ts"
import { draftOf, sendLater, startTest } from "./send-reports.ts"

const upcoming = 3

export const previewReportSchedule = handler(
  PreviewReportSchedule,
  Effect.fnUntraced(function* ({ businessProfileId, scheduleId, ...typed }) {
    yield* count("report-preview", businessProfileId)
    const settings = yield* checked(businessProfileId, typed, [])
    const now = yield* Clock.currentTimeMillis
    const dues = [yield* nextOfTried(businessProfileId, scheduleId, settings)]
    while (dues.length < upcoming) dues.push(nextDue(settings, dues.at(-1) ?? now).at)
    const range = rangeOfPeriod(settings.period, localDateAt(now, settings.timeZone))
    const report = yield* frozenReport(draftOf(businessProfileId, settings, range))
    return { upcoming: dues.map((at) => ({ at, range: rangeDueAt(settings, at) })), report }
  }),
)

export const testReportSchedule = handler(
  TestReportSchedule,
  Effect.fnUntraced(function* ({ businessProfileId, scheduleId }) {
    yield* count("report-test", businessProfileId)
    const { userId } = yield* currentUser
    const schedule = yield* scheduleForChange(businessProfileId, scheduleId)
    const sent = yield* startTest(schedule, yield* Clock.currentTimeMillis, userId)
    const { businessProfileId: _profile, ...sending } = sent
    return sending
  }),
)

export const resendReport = handler(
  ResendReport,
  Effect.fnUntraced(function* ({ businessProfileId, sendingId, recipient }) {
    yield* count("report-resend", businessProfileId)
    const sendings = yield* ReportSendings
    const sending = yield* sendings.forChange({ businessProfileId, id: sendingId })
    const delivery = sending?.deliveries[recipient]
    if (sending === undefined || delivery === undefined)
      return yield* new ReportNotFound({ reportId: String(sendingId) })
    const reportId = sending.reportId
    if (reportId !== undefined) yield* (yield* PublishedReports).byId(businessProfileId, reportId)
    const schedule = yield* (yield* ReportSchedules).find({ businessProfileId, id: sending.scheduleId })
    if (!sending.isTest && (schedule === undefined || !isRecipient(schedule, recipientKey(delivery))))
      return yield* new RecipientGone({})
    const { address } = delivery
    if (address !== undefined && !(yield* knownAddresses(businessProfileId, [address])).isConfirmed(address))
      return yield* new AddressUnconfirmed({})
    const now = yield* Clock.currentTimeMillis
    const next = withDelivery(sending, recipientKey(delivery), (one) => again(one, now))
    const { businessProfileId: _profile, ...shown } = yield* sendings.save({ ...next, businessProfileId })
    yield* sendLater(businessProfileId, sendingId)
    return shown
  }),
)

/** The last report shows whom it brought to end it. */
const noteEnd = Effect.fnUntraced(function* ({ businessProfileId, scheduleId, recipient }: EndedMails) {
  const sendings = yield* ReportSendings
  const { rows } = yield* sendings.list("ofSchedule", { businessProfileId, scheduleId }, { limit: 1 })
  const sending = rows[0] && (yield* sendings.forChange(rows[0]))
  if (sending === undefined) return
  const now = yield* Clock.currentTimeMillis
  yield* sendings.save({ ...withDelivery(sending, recipient, (one) => endedDelivery(one, now)), businessProfileId })
})

/** Whoever holds the mail ends it for its recipient; the schedule goes on for the others. */
export const endReportMails = handler(
  EndReportMails,
  Effect.fnUntraced(function* ({ key }) {
    const { ipAddress } = yield* CurrentRequest
    if (ipAddress !== "") yield* count("report-end", ipAddress)
    const ended = yield* readEndKey(key)
    if (ended === undefined) return yield* new LinkInvalid({})
    const { businessProfileId, scheduleId: id, recipient } = ended
    const schedules = yield* ReportSchedules
    const schedule = yield* schedules.forChange({ businessProfileId, id })
    if (schedule === undefined) return yield* new LinkInvalid({})
    const rest = withoutRecipient(schedule, recipient)
    yield* schedules.save({ ...schedule, ...rest })
    yield* noteEnd(ended)
    const profile = yield* Effect.option((yield* Profiles).of(businessProfileId))
    if (profile._tag === "None") return yield* new LinkInvalid({})
    return { name: schedule.name, businessName: profile.value.name }
  }),
)
