import { Clock, Effect } from "effect"
import { UnitOfWork, handler } from "@application/kernel"
import { RemindApprovers } from "../contract/summary-approvers.ts"
import { SessionRepository } from "../ports/session-repository.ts"
import { type ApproverOfSession, SummaryApprovers } from "../ports/summary-approvers.ts"
import { reminded } from "./summary-approvers.ts"

const most = 100

/** A reminder that is due leaves once, or never where it is not needed by now; one that may only leave later stays due. */
const remind = Effect.fnUntraced(function* ({ portalId, sessionId, approver: { approverId } }: ApproverOfSession) {
  const { closeReminder } = yield* SummaryApprovers
  const session = yield* (yield* SessionRepository).forUpdate(sessionId)
  yield* reminded(session, approverId).pipe(
    Effect.catchTags({
      ServiceOff: () => closeReminder(portalId, sessionId, approverId),
      ApproverNotFound: () => closeReminder(portalId, sessionId, approverId),
      ReminderNotAllowed: ({ reason }) =>
        reason === "TooSoon" ? Effect.void : closeReminder(portalId, sessionId, approverId),
    }),
  )
})

/** One that fails is logged and tried again next time. */
export const remindApprovers = handler(
  RemindApprovers,
  Effect.fnUntraced(function* () {
    const { transact } = yield* UnitOfWork
    const now = yield* Clock.currentTimeMillis
    const due = yield* (yield* SummaryApprovers).dueReminders(now, most)
    yield* Effect.forEach(
      due,
      (one) =>
        transact(remind(one)).pipe(
          Effect.catchCause((cause) => Effect.logWarning("A reminder of a summary could not be sent", cause)),
        ),
      { discard: true },
    )
    return {}
  }),
)
