import { Schema } from "effect"
import { contract } from "@application/kernel"
import { PortalId } from "@domain/kernel"
import { MessageContent, NotificationChannel } from "@domain/messaging"

/** `to` is an e-mail address or an E.164 number; `language` falls back to the portal's own. */
const input = Schema.Struct({
  portalId: PortalId,
  channel: NotificationChannel,
  to: Schema.String.check(Schema.isMaxLength(254)),
  language: Schema.String,
  content: MessageContent,
})

/** Sends one message now. Commands never call it: they queue it (`JobQueue.later`), so that only what commits is sent. */
export const SendMessage = contract("messaging/SendMessage", { access: "system", input, output: Schema.Struct({}) })

/** The same for a one-time code: somebody sits and waits for it, so it stands in no queue with anything else. */
export const SendCode = contract("messaging/SendCode", { access: "system", input, output: Schema.Struct({}) })
