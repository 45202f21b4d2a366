import { Clock, Effect, Option, Result } from "effect"
import { Portals } from "@application/portals/services"
import { LinkInvalid } from "@domain/identity"
import { openSummaryLink, SessionNotFound } from "@domain/signup"
import { SessionRepository } from "../ports/session-repository.ts"
import { SummaryApprovers } from "../ports/summary-approvers.ts"
import { mayOpen } from "./session-access.ts"

/** The session of a key: a recipient's own, or that of the link that anybody may copy. */
const sessionOfKey = Effect.fnUntraced(function* (key: string) {
  const sessions = yield* SessionRepository
  const sent = Option.getOrUndefined(yield* (yield* SummaryApprovers).byLink(key))
  if (sent === undefined) return { session: yield* sessions.byEncodedId(key), approver: undefined }
  return { session: yield* sessions.byId(sent.sessionId), approver: sent.approver }
})

/** The session of a link of the present portal, whether the link works or not, and whom it was sent to. */
export const keyedSession = Effect.fnUntraced(function* (encodedId: string) {
  const keyed = yield* sessionOfKey(encodedId)
  const portal = yield* (yield* Portals).current
  return portal.id === keyed.session.portalId ? keyed : yield* new SessionNotFound({})
})

/**
 * The session of a link of the present portal while the link works, whom the link was sent to, and whether the caller may open
 * the session; for them it always works.
 */
export const linkedSession = Effect.fnUntraced(function* (encodedId: string) {
  const { session, approver } = yield* keyedSession(encodedId)
  const { details, portalId } = session
  const isOwners = details.userId !== undefined && Result.isSuccess(yield* Effect.result(mayOpen(portalId, details)))
  if (!isOwners) {
    yield* Effect.fromResult(openSummaryLink(details, yield* Clock.currentTimeMillis))
    if (approver?.removedAt !== undefined) return yield* new LinkInvalid({})
  }
  return { session, approver, isOwners }
})
