import { Context, type Effect } from "effect"
import type { PortalId, UserId } from "@domain/kernel"
import type { MessageWishes } from "@domain/messaging"

/** Which messages users want by which channel, and when. */
export class MessagePreferences extends Context.Service<
  MessagePreferences,
  {
    /** Only what the user has chosen. */
    readonly of: (portalId: PortalId, userId: UserId) => Effect.Effect<MessageWishes>
    /** Stores the choices that are named; the others stay. */
    readonly change: (portalId: PortalId, userId: UserId, wishes: MessageWishes) => Effect.Effect<void>
  }
>()("identity/MessagePreferences") {}
