import { Clock, Effect, Result } from "effect"
import { Portals } from "@application/portals/services"
import { openSummaryLink, SessionNotFound } from "@domain/signup"
import { SessionRepository } from "../ports/session-repository.ts"
import { mayOpen } from "./session-access.ts"

/** The session of a link of the present portal while the link works, and whether the caller may open it; for them it always works. */
export const linkedSession = Effect.fnUntraced(function* (encodedId: string) {
  const session = yield* (yield* SessionRepository).byEncodedId(encodedId)
  const portal = yield* (yield* Portals).current
  if (portal.id !== session.portalId) return yield* new SessionNotFound({})
  const { details } = session
  const isOwners = details.userId !== undefined && Result.isSuccess(yield* Effect.result(mayOpen(portal.id, details)))
  if (!isOwners) yield* Effect.fromResult(openSummaryLink(details, yield* Clock.currentTimeMillis))
  return { session, isOwners }
})
