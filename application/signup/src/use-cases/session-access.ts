import { Effect } from "effect"
import { type Actor, CurrentActor } from "@application/kernel"
import { type BusinessDetails, SessionBelongsToUser, SessionNotFound } from "@domain/businesses"
import type { PortalId, SessionId } from "@domain/kernel"
import { Portals } from "../ports/portals.ts"
import { SessionRepository, type StoredSession } from "../ports/session-repository.ts"

/**
 * Whether an actor may see and change a session: until somebody owns it the unguessable id suffices, then its owner and the
 * members of the profile that it has led to.
 */
export const mayOpen = (details: BusinessDetails, actor: Actor): boolean =>
  details.userId === undefined || actor.kind === "system" || (actor.kind === "user" && actor.userId === details.userId)

const checked = Effect.fnUntraced(function* (session: StoredSession) {
  const actor = yield* CurrentActor
  if (actor.kind !== "system") {
    const portalId: PortalId = (yield* (yield* Portals).current).id
    if (portalId !== session.portalId) return yield* new SessionNotFound({})
  }
  if (!mayOpen(session.details, actor)) return yield* new SessionBelongsToUser({})
  return session
})

/** A session that the current actor may open; one of another portal does not exist here. */
export const accessibleSession = Effect.fnUntraced(function* (sessionId: SessionId) {
  return yield* checked(yield* (yield* SessionRepository).byId(sessionId))
})

/** As `accessibleSession`, locked until the transaction ends. */
export const accessibleSessionForUpdate = Effect.fnUntraced(function* (sessionId: SessionId) {
  return yield* checked(yield* (yield* SessionRepository).forUpdate(sessionId))
})
