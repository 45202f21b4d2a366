import { Context, type Effect, type Option } from "effect"
import type { PortalId, UserId } from "@domain/kernel"

/** Who acts as a client, in which sign-in of their own, and why. Times are epoch milliseconds. */
export interface NewActingSession {
  readonly portalId: PortalId
  readonly familyId: string
  /** The client. */
  readonly userId: UserId
  readonly actedBy: UserId
  readonly reason: string
  readonly startedAt: number
  readonly endsAt: number
}

export interface ActingSession extends NewActingSession {
  readonly id: number
}

/** Times in which support acts as a client; a sign-in acts as one client at most. They are kept for ever. */
export class ActingSessions extends Context.Service<
  ActingSessions,
  {
    /** Ends the acting session that the sign-in has and starts another. */
    readonly start: (session: NewActingSession) => Effect.Effect<void>
    /** The acting session of a sign-in that has not ended. */
    readonly living: (portalId: PortalId, familyId: string, now: number) => Effect.Effect<Option.Option<ActingSession>>
    /** The sessions in which somebody acts as a client and that have not ended, newest first. */
    readonly of: (portalId: PortalId, userId: UserId, now: number) => Effect.Effect<ReadonlyArray<ActingSession>>
    readonly end: (portalId: PortalId, familyId: string, now: number) => Effect.Effect<void>
  }
>()("identity/ActingSessions") {}
