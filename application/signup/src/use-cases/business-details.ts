import { Effect, Result } from "effect"
import { handler, type InputOf, read } from "@application/kernel"
import { applyChange, changedFields, DetailsChanged, DetailsFrozen, staleFields, updateBetween } from "@domain/signup"
import { InvalidFields } from "@domain/identity"
import { GetBusinessDetails, UpdateBusinessDetails } from "../contract/business-details.ts"
import { SessionRepository } from "../ports/session-repository.ts"
import { mayChangeHours } from "./day-parting.ts"
import { mayAutomateAds } from "./network-automation.ts"
import { withServicesOfCategory } from "./category-services.ts"
import { accessibleSessionForUpdate, changeableSession, mayOpen } from "./session-access.ts"
import { saveSession } from "./session-changes.ts"

export const getBusinessDetails = read(
  GetBusinessDetails,
  SessionRepository,
  (sessions, { sessionId }) => sessions.onWire(sessionId),
  ({ portalId, owner, text }) => Effect.as(mayOpen(portalId, owner), text),
)

/** Applies a difference in the caller's transaction, and returns the session before and after. */
export const applyToSession = Effect.fnUntraced(function* ({
  sessionId,
  changes,
  launchState,
  revision,
}: InputOf<typeof UpdateBusinessDetails>) {
  const fields = [...changedFields(changes), ...Object.keys(changes.refused ?? {})]
  const session = yield* fields.length === 0
    ? accessibleSessionForUpdate(sessionId)
    : changeableSession(sessionId, fields)
  yield* mayChangeHours(session.details, changes)
  yield* mayAutomateAds(changes)
  const changed = applyChange(session.details, changes, launchState)
  if (Result.isFailure(changed)) {
    const refused = changed.failure
    return yield* refused.kind === "frozen"
      ? new DetailsFrozen({ fields: refused.fields })
      : new InvalidFields({ fields: refused.fields })
  }
  const stale = revision === undefined ? [] : staleFields(session.details, changed.success, revision)
  if (stale.length > 0) return yield* new DetailsChanged({ fields: stale, details: session.details })
  const saved = yield* saveSession(session, yield* withServicesOfCategory(session.details, changed.success))
  return { before: session.details, saved }
})

export const updateBusinessDetails = handler(
  UpdateBusinessDetails,
  Effect.fnUntraced(function* (input) {
    const { before, saved } = yield* applyToSession(input)
    return updateBetween(before, saved, input.changes)
  }),
)
