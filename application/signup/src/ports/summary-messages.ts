import { Context, type Effect } from "effect"
import type { BusinessProfileId, Money, PortalId, SessionId, UserId } from "@domain/kernel"
import type { NotificationChannel, SummaryDecidedMessage } from "@domain/messaging"
import type { SummaryApprover } from "./summary-approvers.ts"

/** What the message of a summary link says. */
export interface SummaryMessage {
  readonly link: string
  readonly businessName: string
  readonly agentName?: string
  /** The agent's account, by which a client reaches the agent. */
  readonly agentId?: UserId
}

/** What the receipt of a payment by a summary's link says. */
export interface ClientReceipt {
  readonly businessName: string
  readonly receiptNumber: string
  readonly amount: Money
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
    /** Reminds of a link by its key, under the name of the portal that sent it. */
    readonly remind: (
      portalId: PortalId,
      recipient: Pick<SummaryApprover, "channel" | "to" | "link" | "language">,
      message: Omit<SummaryMessage, "link">,
    ) => Effect.Effect<void>
    /** Mails somebody who paid by their link a receipt, under the name of the portal that sent it. */
    readonly sendReceipt: (
      portalId: PortalId,
      recipient: Pick<SummaryApprover, "to" | "link" | "language">,
      receipt: ClientReceipt,
    ) => Effect.Effect<void>
    /** Tells whoever prepared a campaign what a client decided on its summary, or that they paid, as their preferences say. */
    readonly tellDecision: (
      session: DecidedSession,
      decision: Omit<SummaryDecidedMessage, "link">,
    ) => Effect.Effect<void>
  }
>()("signup/SummaryMessages") {}
