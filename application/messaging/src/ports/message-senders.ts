import { Context, type Effect } from "effect"
import type { MessageContent } from "@domain/messaging"
import type { Portal } from "@domain/portals"

/** Sends one message in the given language under the portal's name. A provider's refusal is a defect that a job retries. */
export class MessageSender extends Context.Service<
  MessageSender,
  {
    readonly email: (to: string, content: MessageContent, portal: Portal, language: string) => Effect.Effect<void>
    readonly sms: (to: string, content: MessageContent, portal: Portal, language: string) => Effect.Effect<void>
    readonly whatsApp: (to: string, content: MessageContent, portal: Portal, language: string) => Effect.Effect<void>
  }
>()("messaging/MessageSender") {}
