import { Context, Effect, Layer } from "effect"
import type { MessageContent } from "@domain/messaging"
import { MessageSender } from "../ports/message-senders.ts"

export interface SentMessage {
  readonly channel: "email" | "sms" | "whatsApp"
  readonly to: string
  readonly content: MessageContent
  readonly portalTitle: string
  readonly language: string
}

/** The messages sent so far, oldest first. */
export class SentMessages extends Context.Service<
  SentMessages,
  { readonly all: Effect.Effect<ReadonlyArray<SentMessage>> }
>()("messaging/testing/SentMessages") {}

/** Records messages instead of sending them. */
export const memoryMessageSender = Layer.effectContext(
  Effect.sync(() => {
    const sent: Array<SentMessage> = []
    const by =
      (channel: SentMessage["channel"]): MessageSender["Service"]["email"] =>
      (to, content, portal, language) =>
        Effect.sync(() => {
          sent.push({ channel, to, content, portalTitle: portal.title, language })
        })
    return Context.make(MessageSender, { email: by("email"), sms: by("sms"), whatsApp: by("whatsApp") }).pipe(
      Context.add(SentMessages, { all: Effect.sync(() => [...sent]) }),
    )
  }),
)
