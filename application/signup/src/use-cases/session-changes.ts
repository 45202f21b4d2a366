import { Clock, Effect } from "effect"
import { nextRevision, type SignupSession } from "@domain/signup"
import { difference } from "@domain/kernel"
import { SessionRepository, type StoredSession } from "../ports/session-repository.ts"

/** Stores the next revision of a locked session, dated now; an unchanged draft is left alone. */
export const saveSession = Effect.fnUntraced(function* (session: StoredSession, details: SignupSession) {
  if (difference(session.details, details).length === 0) return session.details
  const updatedAt = yield* Clock.currentTimeMillis
  const next = { ...nextRevision(session.details, details), updatedAt }
  yield* (yield* SessionRepository).save({ ...session, details: next })
  return next
})
