import { Context, type Effect, type Option } from "effect"
import type { ApproverId, LinkViews } from "@domain/signup"
import type { PortalId, SessionId } from "@domain/kernel"
import type { NotificationChannel } from "@domain/messaging"

/** Whom a summary is sent to: their address on the channel, the key of their own link, and the language of its messages. */
export interface SummaryRecipient {
  readonly name: string
  readonly channel: NotificationChannel
  readonly to: string
  readonly link: string
  readonly language: string
  readonly sentAt: number
  /** When a reminder goes out by itself; absent once it did or is not needed. */
  readonly reminderDueAt?: number
}

/** A recipient as kept; times are epoch milliseconds. */
export interface SummaryApprover extends SummaryRecipient, LinkViews {
  readonly approverId: ApproverId
  /** When their link was closed for good; they are asked no more. */
  readonly removedAt?: number
  readonly remindedAt?: number
  /** When they were sent the summary again after their link was closed. */
  readonly askedAgainAt?: number
}

/** A recipient with the session whose summary they were sent. */
export interface ApproverOfSession {
  readonly portalId: PortalId
  readonly sessionId: SessionId
  readonly approver: SummaryApprover
}

/** Recipients of shared summaries and openings of links, kept as long as their session. */
export class SummaryApprovers extends Context.Service<
  SummaryApprovers,
  {
    /**
     * Adds a recipient, or notes that one with this address was sent the summary again: under the new name, by the link that
     * they have, and to be reminded anew. Whoever was removed is asked again from `sentAt` on.
     */
    readonly send: (
      portalId: PortalId,
      sessionId: SessionId,
      recipient: SummaryRecipient,
    ) => Effect.Effect<SummaryApprover>
    /** All of a session in the order in which they were added, removed ones included. */
    readonly of: (portalId: PortalId, sessionId: SessionId) => Effect.Effect<ReadonlyArray<SummaryApprover>>
    readonly byLink: (link: string) => Effect.Effect<Option.Option<ApproverOfSession>>
    readonly remove: (
      portalId: PortalId,
      sessionId: SessionId,
      approverId: ApproverId,
      removedAt: number,
    ) => Effect.Effect<void>
    /** Notes that somebody was reminded, and that no further reminder goes out by itself. */
    readonly noteReminder: (
      portalId: PortalId,
      sessionId: SessionId,
      approverId: ApproverId,
      remindedAt: number,
    ) => Effect.Effect<void>
    /** Stores how often a recipient opened their link, or, without one, how often the copied link was opened. */
    readonly saveViews: (
      portalId: PortalId,
      sessionId: SessionId,
      approverId: ApproverId | undefined,
      views: LinkViews,
    ) => Effect.Effect<void>
    /** Openings of the link that nobody was sent by us. */
    readonly copiedViews: (portalId: PortalId, sessionId: SessionId) => Effect.Effect<LinkViews>
    /** Up to `limit` recipients whose reminder is due at an instant, of all portals. */
    readonly dueReminders: (now: number, limit: number) => Effect.Effect<ReadonlyArray<ApproverOfSession>>
    /** A reminder that is due no more, since it was sent, or is not needed. */
    readonly closeReminder: (portalId: PortalId, sessionId: SessionId, approverId: ApproverId) => Effect.Effect<void>
  }
>()("signup/SummaryApprovers") {}
