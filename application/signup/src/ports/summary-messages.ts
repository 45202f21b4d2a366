import { Context, type Effect } from "effect"
import type { BusinessProfileId, PortalId, SessionId, UserId } from "@domain/kernel"
import type { NotificationChannel, SummaryDecidedMessage } from "@domain/messaging"

/** What the message of a summary link says. */
export interface SummaryMessage {
  readonly link: string
  readonly businessName: string
  readonly agentName?: string
}

/** Whom a decision is told to, and the session that it is about. */
export interface DecidedSession {
  readonly portalId: PortalId
  readonly userId: UserId
  readonly businessProfileId: BusinessProfileId
  readonly sessionId: SessionId
}

/** Sends a summary link under the current portal's name, once the caller's transaction commits. */
export class SummaryMessages extends Context.Service<
  SummaryMessages,
  {
    readonly send: (
      channel: NotificationChannel,
      to: string,
      message: SummaryMessage,
      language: string,
    ) => Effect.Effect<void>
    /** Tells whoever prepared a campaign what a client decided on its summary, as their preferences say. */
    readonly tellDecision: (
      session: DecidedSession,
      decision: Omit<SummaryDecidedMessage, "link">,
    ) => Effect.Effect<void>
  }
>()("signup/SummaryMessages") {}
