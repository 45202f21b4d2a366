import { Clock, Effect } from "effect"
import { handler, ServiceOff, ServicesOn, UnitOfWork } from "@application/kernel"
import { isChannelOn } from "@domain/messaging"
import { type ApproverId, ApproverNotFound, checkedReminder, summaryLinkState } from "@domain/signup"
import type { SessionId } from "@domain/kernel"
import { RemindApprover, RemoveSummaryApprover, SetApprovalRule } from "../contract/summary-approvers.ts"
import type { StoredSession } from "../ports/session-repository.ts"
import { SummaryApprovers } from "../ports/summary-approvers.ts"
import { SummaryMessages } from "../ports/summary-messages.ts"
import { countCaller, countKey, signupLimits } from "./limits.ts"
import { accessibleSessionForUpdate } from "./session-access.ts"
import { saveSession } from "./session-changes.ts"
import { approvalOf } from "./shown-summary.ts"
import { summaryFactsOf } from "./summary-facts.ts"
import { isDecisionClosed } from "./session-launched.ts"

export const setApprovalRule = handler(
  SetApprovalRule,
  Effect.fnUntraced(function* ({ sessionId, rule }) {
    const session = yield* accessibleSessionForUpdate(sessionId)
    yield* saveSession(session, { ...session.details, approvalRule: rule })
    return {}
  }),
)

/** Who is asked to approve now. */
const askedApprover = Effect.fnUntraced(function* (
  { portalId, details: { sessionId } }: StoredSession,
  approverId: ApproverId,
) {
  const approvers = yield* (yield* SummaryApprovers).of(portalId, sessionId)
  const approver = approvers.find((one) => one.approverId === approverId && one.removedAt === undefined)
  return approver ?? (yield* new ApproverNotFound({}))
})

export const removeSummaryApprover = handler(
  RemoveSummaryApprover,
  Effect.fnUntraced(function* ({ sessionId, approverId }) {
    const session = yield* accessibleSessionForUpdate(sessionId)
    yield* askedApprover(session, approverId)
    const now = yield* Clock.currentTimeMillis
    yield* (yield* SummaryApprovers).remove(session.portalId, sessionId, approverId, now)
    return {}
  }),
)

/** Reminds somebody who may be, in the caller's transaction; a locked session keeps two reminders from leaving at once. */
export const reminded = Effect.fnUntraced(function* (session: StoredSession, approverId: ApproverId) {
  const { portalId, details } = session
  const approver = yield* askedApprover(session, approverId)
  if (!isChannelOn(approver.channel, yield* ServicesOn)) return yield* new ServiceOff({ service: "textMessages" })
  const now = yield* Clock.currentTimeMillis
  const { decisionOf } = yield* approvalOf(session)
  const facts = {
    ...approver,
    link: summaryLinkState(details, now),
    isDecided: decisionOf(approverId) !== undefined,
    isLaunched: yield* isDecisionClosed(details),
  }
  yield* Effect.fromResult(checkedReminder(facts, now))
  yield* (yield* SummaryApprovers).noteReminder(portalId, details.sessionId, approverId, now)
  yield* (yield* SummaryMessages).remind(portalId, approver, summaryFactsOf(details))
  return { remindedAt: now }
})

const remindNow = Effect.fnUntraced(function* (sessionId: SessionId, approverId: ApproverId) {
  return yield* reminded(yield* accessibleSessionForUpdate(sessionId), approverId)
})

export const remindApprover = handler(
  RemindApprover,
  Effect.fnUntraced(function* ({ sessionId, approverId }) {
    yield* countCaller(signupLimits.summaryByPlace)
    yield* countKey(signupLimits.remindersBySession, sessionId)
    return yield* (yield* UnitOfWork).transact(remindNow(sessionId, approverId))
  }),
)
