import { Context, type Effect } from "effect"
import type { SummaryDecision } from "@domain/signup"
import type { PortalId, SessionId } from "@domain/kernel"

/** A decision, with the hash of the summary that it is about. */
export interface StoredDecision extends Omit<SummaryDecision, "isCurrent"> {
  readonly shownHash: string
}

/** Clients' decisions on shared summaries, kept as long as their session. */
export class SummaryDecisions extends Context.Service<
  SummaryDecisions,
  {
    /** Adds a decision with what it is about, as JSON text; none is ever changed. */
    readonly add: (
      portalId: PortalId,
      sessionId: SessionId,
      decision: StoredDecision,
      shown: string,
    ) => Effect.Effect<void>
    /** Newest first. */
    readonly of: (portalId: PortalId, sessionId: SessionId) => Effect.Effect<ReadonlyArray<StoredDecision>>
  }
>()("signup/SummaryDecisions") {}

/** Keyed hashes of summaries, so that nobody can make another one with the same hash. */
export class SummaryHashes extends Context.Service<
  SummaryHashes,
  {
    readonly hash: (shown: string) => Effect.Effect<string>
    /** The hashes that a shown summary may have. */
    readonly accepted: (shown: string) => Effect.Effect<ReadonlyArray<string>>
  }
>()("signup/SummaryHashes") {}
