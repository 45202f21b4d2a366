import { Clock, Effect } from "effect"
import type { BusinessDetails } from "@domain/businesses"
import { difference } from "@domain/kernel"
import { SessionRepository, type StoredSession } from "../ports/session-repository.ts"

/** Stores the next revision of a locked session, dated now; an unchanged draft is left alone. */
export const saveDetails = Effect.fnUntraced(function* (session: StoredSession, details: BusinessDetails) {
  if (difference(session.details, details).length === 0) return session.details
  const updatedAt = yield* Clock.currentTimeMillis
  const next = { ...details, revision: session.details.revision + 1, updatedAt }
  yield* (yield* SessionRepository).save({ ...session, details: next })
  return next
})
