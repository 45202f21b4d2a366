import { Clock, Effect } from "effect"
import { CurrentActor, CurrentRequest, handler, PasswordHasher } from "@application/kernel"
import { ReportLocked } from "@domain/insights"
import { GetSharedReport, NoteReportView, OpenSharedReport } from "../contract/index.ts"
import { type LinkedReport, PublishedReports } from "../ports/index.ts"
import { count, takes } from "./report-limits.ts"
import { linkedReport } from "./report-link.ts"

const countReading = Effect.gen(function* () {
  const { ipAddress } = yield* CurrentRequest
  if (ipAddress !== "") yield* count("shared-report", ipAddress)
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
    if (linked.passwordHash !== undefined) {
      const { ipAddress } = yield* CurrentRequest
      yield* count("report-password", `${linked.reportId}:${ipAddress}`)
      yield* count("report-passwords", linked.reportId)
      const matches = yield* (yield* PasswordHasher).verify(linked.passwordHash, password)
      if (!matches) return yield* new ReportLocked({ isWrong: true })
    }
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
