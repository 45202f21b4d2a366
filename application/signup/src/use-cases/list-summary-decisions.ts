import { Clock, Effect } from "effect"
import { handler } from "@application/kernel"
import { checkedReminder, nextReminderAt, SessionNotFound, summaryLinkState } from "@domain/signup"
import { Result } from "effect"
import { ListSummaryDecisions, MarkSummaryComment } from "../contract/summary-decisions.ts"
import { SummaryDecisions } from "../ports/summary-decisions.ts"
import { accessibleSession } from "./session-access.ts"
import { approvalOf, isApprovalNeeded } from "./shown-summary.ts"
import { isDecisionClosed } from "./session-launched.ts"

export const listSummaryDecisions = handler(
  ListSummaryDecisions,
  Effect.fnUntraced(function* ({ sessionId }) {
    const session = yield* accessibleSession(sessionId)
    const { details } = session
    const now = yield* Clock.currentTimeMillis
    const link = summaryLinkState(details, now)
    const isLaunched = yield* isDecisionClosed(details)
    const { approvers, decisionOf, hashes: _hashes, ...approval } = yield* approvalOf(session)
    const { summaryUntil } = details
    return {
      ...approval,
      isNeeded: yield* isApprovalNeeded(session),
      approvers: approvers.map(
        ({
          link: _key,
          language: _language,
          reminderDueAt: _due,
          removedAt: _removed,
          askedAgainAt: _again,
          ...approver
        }) => {
          const decision = decisionOf(approver.approverId)
          const remindableAt = nextReminderAt(approver)
          const reminded = { ...approver, link, isLaunched, isDecided: decision !== undefined }
          const isRemindable = Result.isSuccess(checkedReminder(reminded, remindableAt))
          return { ...approver, ...(decision !== undefined && { decision }), ...(isRemindable && { remindableAt }) }
        },
      ),
      link,
      ...(link === "Open" && summaryUntil !== undefined && { linkUntil: summaryUntil }),
    }
  }),
)

export const markSummaryComment = handler(
  MarkSummaryComment,
  Effect.fnUntraced(function* ({ sessionId, commentId, isDone }) {
    const { portalId } = yield* accessibleSession(sessionId)
    const doneAt = isDone ? yield* Clock.currentTimeMillis : undefined
    const isThere = yield* (yield* SummaryDecisions).markComment(portalId, sessionId, commentId, doneAt)
    return isThere ? {} : yield* new SessionNotFound({})
  }),
)
