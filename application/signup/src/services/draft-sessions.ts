import { Context, type Effect } from "effect"
import type { RoleForbidden } from "@application/kernel"
import type { SignupSession, DetailsFrozen, SessionChange, SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import type { BusinessProfileId, SessionId } from "@domain/kernel"

/** The drafts that creatives belong to; implementations check access. */
export class DraftSessions extends Context.Service<
  DraftSessions,
  {
    readonly get: (
      sessionId: SessionId,
    ) => Effect.Effect<SignupSession, SessionNotFound | SessionBelongsToUser | RoleForbidden>
    /** The draft of a shared link, whose key is all that its reader needs. */
    readonly ofLink: (encodedId: string) => Effect.Effect<SignupSession, SessionNotFound>
    /** The profile's draft that changed last, for callers who may read the profile. */
    readonly latestOf: (businessProfileId: BusinessProfileId) => Effect.Effect<SignupSession | undefined>
    /**
     * Makes the change `changes(current)` atomically. Refused while the draft's campaign is in
     * review or live.
     */
    readonly change: (
      sessionId: SessionId,
      changes: (current: SignupSession) => SessionChange,
    ) => Effect.Effect<SignupSession, SessionNotFound | SessionBelongsToUser | RoleForbidden | DetailsFrozen>
  }
>()("signup/DraftSessions") {}
