import { Context, type Effect } from "effect"
import type { BusinessDetails, SessionNotFound } from "@domain/businesses"
import type { BusinessProfileId, PortalId, SessionId } from "@domain/kernel"

/** A sign-up session, the portal whose visitor began it, and when it was paid (epoch milliseconds). */
export interface StoredSession {
  readonly portalId: PortalId
  readonly paidAt?: number
  readonly details: BusinessDetails
}

/**
 * Sign-up sessions. The unguessable session id and link are their own key, since a session has no tenant until its owner
 * signs up; who may see one is decided by `accessibleSession`.
 */
export class SessionRepository extends Context.Service<
  SessionRepository,
  {
    readonly byId: (sessionId: SessionId) => Effect.Effect<StoredSession, SessionNotFound>
    /** As `byId`, and nobody else changes it until the caller's transaction ends. */
    readonly forUpdate: (sessionId: SessionId) => Effect.Effect<StoredSession, SessionNotFound>
    readonly byEncodedId: (encodedId: string) => Effect.Effect<StoredSession, SessionNotFound>
    /** The profile's session that changed last. */
    readonly latestOf: (businessProfileId: BusinessProfileId) => Effect.Effect<StoredSession | undefined>
    /** Promo codes of the profile's paid sessions other than `except`, without repeats. */
    readonly usedPromoCodes: (
      businessProfileId: BusinessProfileId,
      except: SessionId,
    ) => Effect.Effect<ReadonlyArray<string>>
    readonly create: (session: StoredSession) => Effect.Effect<void>
    /** Stores the next revision; a session whose revision does not follow the stored one is a defect, never overwritten. */
    readonly save: (session: StoredSession) => Effect.Effect<void>
  }
>()("signup/SessionRepository") {}
