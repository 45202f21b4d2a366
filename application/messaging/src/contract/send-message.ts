import { Schema } from "effect"
import { contract } from "@application/kernel"
import { PortalId } from "@domain/kernel"
import { MessageContent, NotificationChannel } from "@domain/messaging"

/**
 * Sends one message now. Commands never call it: they queue it (`JobQueue.later`), so that only what commits is sent.
 * `to` is an e-mail address or an E.164 number; `language` falls back to the portal's own.
 */
export const SendMessage = contract("messaging/SendMessage", {
  access: "system",
  input: Schema.Struct({
    portalId: PortalId,
    channel: NotificationChannel,
    to: Schema.String.check(Schema.isMaxLength(254)),
    language: Schema.String,
    content: MessageContent,
  }),
  output: Schema.Struct({}),
})
