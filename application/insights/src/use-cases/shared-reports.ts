import { Clock, Effect } from "effect"
import { CurrentActor, CurrentRequest, handler, PasswordHasher } from "@application/kernel"
import { ReportLocked } from "@domain/insights"
import { GetSharedReport, NoteReportView, OpenSharedReport } from "../contract/index.ts"
import { type LinkedReport, PublishedReports } from "../ports/index.ts"
import { count, takes } from "./report-limits.ts"
import { linkedReport } from "./report-link.ts"

/** Counts that an address reads by a link. */
export const countReading = Effect.gen(function* () {
  const { ipAddress } = yield* CurrentRequest
  if (ipAddress !== "") yield* count("shared-report", ipAddress)
})

/** Tries a password at a link, if it has one; tries are limited by address and by link. */
export const unlock = Effect.fnUntraced(function* (link: string, passwordHash: string | undefined, password: string) {
  if (passwordHash === undefined) return
  const { ipAddress } = yield* CurrentRequest
  yield* count("report-password", `${link}:${ipAddress}`)
  yield* count("report-passwords", link)
  const matches = yield* (yield* PasswordHasher).verify(passwordHash, password)
  if (!matches) return yield* new ReportLocked({ isWrong: true })
})

/** Counts a view, unless somebody of the business looks at it. */
const countView = Effect.fnUntraced(function* ({ businessProfileId, reportId }: LinkedReport) {
  const actor = yield* CurrentActor
  const isMember =
    actor.kind === "user" && actor.memberships.some((membership) => membership.businessProfileId === businessProfileId)
  if (isMember) return
  yield* (yield* PublishedReports).countView(businessProfileId, reportId, yield* Clock.currentTimeMillis)
})

/** Whoever has the link reads the report, unless it asks for a password. */
export const getSharedReport = handler(
  GetSharedReport,
  Effect.fnUntraced(function* ({ key }) {
    yield* countReading
    const { report, passwordHash } = yield* linkedReport(key)
    if (passwordHash !== undefined) return yield* new ReportLocked({ isWrong: false })
    return report
  }),
)

export const openSharedReport = handler(
  OpenSharedReport,
  Effect.fnUntraced(function* ({ key, password }) {
    yield* countReading
    const linked = yield* linkedReport(key)
    yield* unlock(String(linked.reportId), linked.passwordHash, password)
    yield* countView(linked)
    return linked.report
  }),
)

export const noteReportView = handler(
  NoteReportView,
  Effect.fnUntraced(function* ({ key }) {
    const linked = yield* linkedReport(key)
    if (linked.passwordHash !== undefined) return {}
    const { ipAddress } = yield* CurrentRequest
    const { allowed } = yield* takes("report-view", `${linked.reportId}:${ipAddress}`)
    if (allowed) yield* countView(linked)
    return {}
  }),
)
