import { Context, type Effect } from "effect"
import type { NotificationId, PortalId, UserId } from "@domain/kernel"
import type { TopicChannel } from "@domain/messaging"

/** Whose message it is. */
export interface HeldFor {
  readonly portalId: PortalId
  readonly userId: UserId
}

/** A notification that has not left by a channel yet; times are epoch milliseconds. */
export interface HeldMessage {
  readonly notificationId: NotificationId
  readonly channel: TopicChannel
  /** The link of a short message, which the notification leaves out. */
  readonly link?: string
  readonly toldAt: number
}

/** Messages that wait for the end of quiet hours or for a digest. Each goes with its notification. */
export class HeldMessages extends Context.Service<
  HeldMessages,
  {
    readonly hold: (to: HeldFor, held: HeldMessage, dueAt: number) => Effect.Effect<void>
    /** The user with the message that is due longest. */
    readonly nextUser: (now: number) => Effect.Effect<HeldFor | undefined>
    /** The user's due messages in the order in which they were told; they stay locked until the caller's transaction ends. */
    readonly due: (to: HeldFor, now: number) => Effect.Effect<ReadonlyArray<HeldMessage>>
    readonly postpone: (held: HeldMessage, dueAt: number) => Effect.Effect<void>
    readonly remove: (held: HeldMessage) => Effect.Effect<void>
    /** Makes all of the user's messages due at an instant, to be looked at again. */
    readonly dueAgain: (to: HeldFor, dueAt: number) => Effect.Effect<void>
  }
>()("messaging/HeldMessages") {}
