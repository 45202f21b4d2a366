import { Effect } from "effect"
import { type InputOf, handler } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { type MessageKind, type NotificationChannel, ruleOfMessage } from "@domain/messaging"
import { spokenLanguage } from "@domain/portals"
import { SendCode, SendMessage } from "../contract/send-message.ts"
import { MessageSender } from "../ports/message-senders.ts"

/** A channel that the kind has no more or never had: a dead letter in the end. */
const noWay = (kind: MessageKind, channel: NotificationChannel) =>
  Effect.die(new Error(`No message of the kind ${kind} leaves by ${channel}`))

const send = Effect.fnUntraced(function* ({ portalId, channel, to, language, content }: InputOf<typeof SendMessage>) {
  const { template } = content
  if (!ruleOfMessage(template).channels.includes(channel)) return yield* noWay(template, channel)
  const portal = yield* (yield* Portals).byId(portalId)
  const sender = yield* MessageSender
  const sendBy = { Email: sender.email, Sms: sender.sms, WhatsApp: sender.whatsApp }[channel]
  yield* sendBy(to, content, portal, spokenLanguage(portal, language))
  return {}
})

/** At least once: the job's retries call a failed provider again. */
export const sendMessage = handler(SendMessage, send)

export const sendCode = handler(SendCode, send)
