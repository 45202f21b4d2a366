import { Context, type Effect } from "effect"
import type { PortalId, UserId } from "@domain/kernel"
import type { TopicChoices } from "@domain/messaging"

/** Which messages users want by which channel. */
export class MessagePreferences extends Context.Service<
  MessagePreferences,
  {
    /** Only topics for which the user has chosen. */
    readonly of: (portalId: PortalId, userId: UserId) => Effect.Effect<TopicChoices>
    /** Stores the choices for the topics that are named; those for others stay. */
    readonly change: (portalId: PortalId, userId: UserId, choices: TopicChoices) => Effect.Effect<void>
  }
>()("identity/MessagePreferences") {}
