import { Clock, Effect } from "effect"
import { CurrentRequest, currentUser, handler } from "@application/kernel"
import { LinkInvalid } from "@domain/identity"
import { endedDelivery, rangeOfPeriod, withDelivery, withoutRecipient } from "@domain/insights"
import { localDateAt, type ReportScheduleId } from "@domain/kernel"
import {
  EndReportMails,
  PreviewReportSchedule,
  ResendReport,
  TestReportSchedule,
} from "../contract/report-schedules.ts"
import { PublishedReports } from "../ports/published-reports.ts"
import { frozenReport } from "./frozen-report.ts"
import { atHome } from "./regular/at-home.ts"
import { businessHome } from "./regular/business-home.ts"
import type { RegularHome, StoredRegular, StoredSending } from "./regular/home.ts"
import { scheduleForChange, timesOfTried } from "./regular/schedules.ts"
import { resent, startTest } from "./regular/sendings.ts"
import { count } from "./report-limits.ts"
import { readEndKey } from "./report-links.ts"
import { checked, shownSending } from "./report-schedules.ts"
import { draftOf } from "./send-reports.ts"

export const previewReportSchedule = handler(
  PreviewReportSchedule,
  Effect.fnUntraced(function* ({ businessProfileId, scheduleId, ...typed }) {
    yield* count("report-preview", businessProfileId)
    const settings = yield* checked(businessProfileId, typed, [])
    const upcoming = yield* timesOfTried(yield* businessHome(businessProfileId), scheduleId, settings)
    const now = yield* Clock.currentTimeMillis
    const range = rangeOfPeriod(settings.period, localDateAt(now, settings.timeZone))
    return { upcoming, report: yield* frozenReport(draftOf(businessProfileId, settings, range)) }
  }),
)

export const testReportSchedule = handler(
  TestReportSchedule,
  Effect.fnUntraced(function* ({ businessProfileId, scheduleId }) {
    yield* count("report-test", businessProfileId)
    const { userId } = yield* currentUser
    const home = yield* businessHome(businessProfileId)
    const schedule = yield* scheduleForChange(home, scheduleId)
    return shownSending(yield* startTest(home, schedule, yield* Clock.currentTimeMillis, userId))
  }),
)

export const resendReport = handler(
  ResendReport,
  Effect.fnUntraced(function* ({ businessProfileId, sendingId, recipient }) {
    yield* count("report-resend", businessProfileId)
    const home = yield* businessHome(businessProfileId)
    const reports = yield* PublishedReports
    const sent = yield* resent(home, sendingId, recipient, ({ reportId }) =>
      reportId === undefined ? Effect.void : reports.byId(businessProfileId, reportId),
    )
    return shownSending(sent)
  }),
)

/** The last report shows whom it brought to end it. */
const noteEnd = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  { sendings }: RegularHome<S, N>,
  scheduleId: ReportScheduleId,
  recipient: string,
) {
  const [newest] = yield* sendings.of(scheduleId, 1)
  const sending = newest && (yield* sendings.forChange(newest.id))
  if (sending === undefined) return
  const now = yield* Clock.currentTimeMillis
  yield* sendings.save(withDelivery(sending, recipient, (one) => endedDelivery(one, now)))
})

/** Takes a recipient out of a schedule, which goes on for the others. */
const endFor = (scheduleId: ReportScheduleId, recipient: string) =>
  Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(home: RegularHome<S, N>) {
    const schedule = yield* home.schedules.forChange(scheduleId)
    if (schedule === undefined) return yield* new LinkInvalid({})
    yield* home.schedules.save(withoutRecipient(schedule, recipient))
    yield* noteEnd(home, scheduleId, recipient)
    const businessName = yield* home.nameOf([schedule])
    return businessName === undefined ? yield* new LinkInvalid({}) : { name: schedule.name, businessName }
  })

/** Whoever holds the mail ends it for its recipient. */
export const endReportMails = handler(
  EndReportMails,
  Effect.fnUntraced(function* ({ key }) {
    const { ipAddress } = yield* CurrentRequest
    if (ipAddress !== "") yield* count("report-end", ipAddress)
    const ended = yield* readEndKey(key)
    if (ended === undefined) return yield* new LinkInvalid({})
    return yield* atHome(ended.home, endFor(ended.scheduleId, ended.recipient))
  }),
)
