import { Context, type Effect, type Option } from "effect"
import type { CommentId, DecidedContent, SummaryComment, SummaryDecision, WrittenComment } from "@domain/signup"
import type { PortalId, SessionId } from "@domain/kernel"

/** A decision to keep, with the hash of the summary that it is about. */
export interface NewDecision extends Omit<SummaryDecision, "isCurrent" | "comments"> {
  readonly shownHash: string
  readonly comments: ReadonlyArray<WrittenComment>
}

/** A stored decision, with its comments as they stand. */
export interface StoredDecision extends NewDecision {
  readonly comments: ReadonlyArray<SummaryComment>
}

/** Clients' decisions on shared summaries, kept as long as their session. */
export class SummaryDecisions extends Context.Service<
  SummaryDecisions,
  {
    /** Adds a decision with what it is about, as JSON text; of it only what its comments have come to is ever changed. */
    readonly add: (
      portalId: PortalId,
      sessionId: SessionId,
      decision: NewDecision,
      shown: string,
    ) => Effect.Effect<void>
    /** Newest first. */
    readonly of: (portalId: PortalId, sessionId: SessionId) => Effect.Effect<ReadonlyArray<StoredDecision>>
    /** Marks a comment of the session as dealt with at an instant, or as open again; false where there is none. */
    readonly markComment: (
      portalId: PortalId,
      sessionId: SessionId,
      commentId: CommentId,
      doneAt: number | undefined,
    ) => Effect.Effect<boolean>
    /** What the last decision was about; nothing before the first one. */
    readonly lastShown: (portalId: PortalId, sessionId: SessionId) => Effect.Effect<Option.Option<DecidedContent>>
  }
>()("signup/SummaryDecisions") {}
