import { Effect } from "effect"
import { Portals } from "@application/portals/services"
import { authoriseSession, CurrentActor } from "@application/kernel"
import { DetailsFrozen, SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import type { PortalId, SessionId } from "@domain/kernel"
import { CampaignDrafts } from "../services/campaign-drafts.ts"
import { SessionRepository, type StoredSession } from "../ports/session-repository.ts"

const checked = Effect.fnUntraced(function* (session: StoredSession) {
  const actor = yield* CurrentActor
  if (actor.kind !== "system") {
    const portalId: PortalId = (yield* (yield* Portals).current).id
    if (portalId !== session.portalId) return yield* new SessionNotFound({})
  }
  yield* authoriseSession(session.details, () => new SessionBelongsToUser({}))
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

/**
 * As `accessibleSessionForUpdate`, for changes of what will be published: refused once the campaign is submitted, until it is
 * refused itself, so that nothing reaches a network but what its owner accepted. Ours; spec: campaign states.
 */
export const changeableSession = Effect.fnUntraced(function* (sessionId: SessionId, fields: ReadonlyArray<string>) {
  const session = yield* accessibleSessionForUpdate(sessionId)
  const { businessProfileId, campaignId } = session.details
  if (businessProfileId === undefined || campaignId === undefined) return session
  const isLaunched = yield* (yield* CampaignDrafts).isLaunched(businessProfileId, campaignId)
  return isLaunched ? yield* new DetailsFrozen({ fields }) : session
})
