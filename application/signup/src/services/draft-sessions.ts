import { Context, type Effect } from "effect"
import type { RoleForbidden } from "@application/kernel"
import type {
  BusinessDetails,
  DetailsFrozen,
  EditableDetails,
  SessionBelongsToUser,
  SessionNotFound,
} from "@domain/businesses"
import type { SessionId } from "@domain/kernel"

/** The drafts that creatives belong to; implementations check access. */
export class DraftSessions extends Context.Service<
  DraftSessions,
  {
    readonly get: (
      sessionId: SessionId,
    ) => Effect.Effect<BusinessDetails, SessionNotFound | SessionBelongsToUser | RoleForbidden>
    /**
     * Sets the fields of `changes(current)` atomically; absent fields stay. Refused while the draft's campaign is in
     * review or live.
     */
    readonly change: (
      sessionId: SessionId,
      changes: (current: BusinessDetails) => Partial<EditableDetails>,
    ) => Effect.Effect<BusinessDetails, SessionNotFound | SessionBelongsToUser | RoleForbidden | DetailsFrozen>
  }
>()("signup/DraftSessions") {}
