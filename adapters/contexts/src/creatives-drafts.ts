import { Effect, Layer } from "effect"
import { DraftSessions } from "@application/creatives/ports"
import { UnitOfWork } from "@application/kernel"
import { CampaignDrafts, Portals, SessionRepository } from "@application/signup/ports"
import { accessibleSession, changeableSession, saveDetails } from "@application/signup/use-cases"
import { type BusinessDetails, type EditableDetails, withDetails } from "@domain/businesses"
import type { SessionId } from "@domain/kernel"
import { withServices } from "./with-services.ts"

const change = Effect.fnUntraced(function* (
  sessionId: SessionId,
  changes: (current: BusinessDetails) => Partial<EditableDetails>,
) {
  const session = yield* changeableSession(sessionId, ["creativeDetail"])
  return yield* saveDetails(session, withDetails(session.details, changes(session.details), "owner"))
})

/** The creatives' drafts are sign-up sessions, opened and changed by the sign-up's own rules. */
export const creativesDrafts = Layer.effect(
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
