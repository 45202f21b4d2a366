import { Effect } from "effect"
import { Portals } from "@application/portals/services"
import { type Actor, authoriseSession, CurrentActor, type SessionOwner } from "@application/kernel"
import { DetailsFrozen, SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import type { PortalId, SessionId } from "@domain/kernel"
import { SessionRepository, type StoredSession } from "../ports/session-repository.ts"
import { isSessionLaunchedForUpdate } from "./session-launched.ts"

/** The portal of the call; a signed-in user's is known from the token. */
const portalOf = (actor: Exclude<Actor, { readonly kind: "system" }>) =>
  actor.kind === "user"
    ? Effect.succeed(actor.portalId)
    : Effect.flatMap(Portals, ({ current }) => Effect.map(current, ({ id }) => id))

/** Fails unless the current actor may open a session of this portal and owner; another portal's does not exist here. */
export const mayOpen = Effect.fnUntraced(function* (portalId: PortalId, owner: SessionOwner) {
  const actor = yield* CurrentActor
  if (actor.kind !== "system" && (yield* portalOf(actor)) !== portalId) return yield* new SessionNotFound({})
  yield* authoriseSession(owner, () => new SessionBelongsToUser({}))
})

const checked = (session: StoredSession) => Effect.as(mayOpen(session.portalId, session.details), session)

/** A session that the current actor may open; one of another portal does not exist here. */
export const accessibleSession = Effect.fnUntraced(function* (sessionId: SessionId) {
  return yield* checked(yield* (yield* SessionRepository).byId(sessionId))
})

/** Same as `accessibleSession`; also locks the session until the transaction ends. */
export const accessibleSessionForUpdate = Effect.fnUntraced(function* (sessionId: SessionId) {
  return yield* checked(yield* (yield* SessionRepository).forUpdate(sessionId))
})

/**
 * Same as `accessibleSessionForUpdate`, for changes of what will be published. Refused from the campaign's submission
 * until the campaign is refused, so that a network gets only what the campaign's owner accepted. Ours; spec: campaign
 * states.
 */
export const changeableSession = Effect.fnUntraced(function* (sessionId: SessionId, fields: ReadonlyArray<string>) {
  const session = yield* accessibleSessionForUpdate(sessionId)
  return (yield* isSessionLaunchedForUpdate(session.details)) ? yield* new DetailsFrozen({ fields }) : session
})
