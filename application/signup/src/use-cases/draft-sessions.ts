import { Effect, Layer } from "effect"
import { UnitOfWork, withServices } from "@application/kernel"
import { type BusinessDetails, type EditableDetails, withDetails } from "@domain/businesses"
import type { SessionId } from "@domain/kernel"
import { CampaignDrafts } from "../ports/campaign-drafts.ts"
import { Portals } from "../ports/portals.ts"
import { SessionRepository } from "../ports/session-repository.ts"
import { DraftSessions } from "../services/draft-sessions.ts"
import { accessibleSession, changeableSession } from "./session-access.ts"
import { saveDetails } from "./session-changes.ts"

const change = Effect.fnUntraced(function* (
  sessionId: SessionId,
  changes: (current: BusinessDetails) => Partial<EditableDetails>,
) {
  const session = yield* changeableSession(sessionId, ["creativeDetail"])
  return yield* saveDetails(session, withDetails(session.details, changes(session.details), "owner"))
})

/** The creatives' drafts are sign-up sessions, opened and changed by the sign-up's own rules. */
export const draftSessions = Layer.effect(
  DraftSessions,
  Effect.gen(function* () {
    const provided = yield* withServices(SessionRepository, Portals, CampaignDrafts)
    const { transact } = yield* UnitOfWork
    return {
      get: (sessionId) => provided(Effect.map(accessibleSession(sessionId), ({ details }) => details)),
      change: (sessionId, changes) => transact(provided(change(sessionId, changes))),
    }
  }),
)
