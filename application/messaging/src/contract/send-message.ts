import { Schema } from "effect"
import { contract } from "@application/kernel"
import { PortalId } from "@domain/kernel"
import { MessageContent, NotificationChannel } from "@domain/messaging"

/** `to` is an e-mail address or an E.164 number; `language` falls back to the portal's. */
const input = Schema.Struct({
  portalId: PortalId,
  channel: NotificationChannel,
  to: Schema.String.check(Schema.isMaxLength(254)),
  language: Schema.String,
  content: MessageContent,
})

/** Sends one message now. Commands queue it (`JobQueue.later`) instead, so that only committed messages are sent. */
export const SendMessage = contract("messaging/SendMessage", {
  kind: "workflow",
  access: "system",
  input,
  output: Schema.Struct({}),
})

/** Sends a one-time code in a queue of its own, since somebody is waiting for it. */
export const SendCode = contract("messaging/SendCode", {
  kind: "workflow",
  access: "system",
  input,
  output: Schema.Struct({}),
})
