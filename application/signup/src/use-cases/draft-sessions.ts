import { Effect, Layer } from "effect"
import { Portals } from "@application/portals/services"
import { UnitOfWork, withServices } from "@application/kernel"
import { type SignupSession, type SessionChange, withChange } from "@domain/signup"
import type { SessionId } from "@domain/kernel"
import { CampaignDrafts } from "../services/campaign-drafts.ts"
import { SessionRepository } from "../ports/session-repository.ts"
import { DraftSessions } from "../services/draft-sessions.ts"
import { accessibleSession, changeableSession } from "./session-access.ts"
import { saveSession } from "./session-changes.ts"

const change = Effect.fnUntraced(function* (sessionId: SessionId, changes: (current: SignupSession) => SessionChange) {
  const session = yield* changeableSession(sessionId, ["creativeDetail"])
  return yield* saveSession(session, withChange(session.details, changes(session.details), "owner"))
})

/** The creatives' drafts are sign-up sessions, opened and changed by the sign-up's own rules. */
export const draftSessions = Layer.effect(
  DraftSessions,
  Effect.gen(function* () {
    const provided = yield* withServices(SessionRepository, Portals, CampaignDrafts)
    const sessions = yield* SessionRepository
    const { transact } = yield* UnitOfWork
    return {
      get: (sessionId) => provided(Effect.map(accessibleSession(sessionId), ({ details }) => details)),
      ofLink: (encodedId) => Effect.map(sessions.byEncodedId(encodedId), ({ details }) => details),
      latestOf: (businessProfileId) => Effect.map(sessions.latestOf(businessProfileId), (session) => session?.details),
      change: (sessionId, changes) => transact(provided(change(sessionId, changes))),
    }
  }),
)
