import { Effect, Layer } from "effect"
import { MessageSender } from "@application/messaging/ports"
import type { MessageContent } from "@domain/messaging"
import type { DeliveryOptions } from "./delivery-options.ts"
import { mailHtml, mailText } from "@domain/portals"
import { messageWords } from "./message-words.ts"
import { smtpMail } from "./smtp-mail.ts"
import { twilioMessage } from "./twilio-messages.ts"

/** Values of an approved template, numbered in the order in which the content declares them. */
const contentVariables = (content: MessageContent): string => {
  const { template: _, ...values } = content
  const plain = Object.values(values).filter((value) => !Array.isArray(value))
  return JSON.stringify(Object.fromEntries(plain.map((value, index) => [String(index + 1), String(value)])))
}

/** What was queued before messages to phones were turned off: a dead letter in the end. */
const noPhones = Effect.die(new Error("No messages are sent to phones: Twilio is not set up"))

/** Sends mail by SMTP and SMS and WhatsApp by Twilio, with the portal's sender and branding. */
export const messageSender = ({ smtp, twilio, translate }: DeliveryOptions) =>
  Layer.effect(
    MessageSender,
    Effect.gen(function* () {
      const send = yield* smtpMail(smtp)
      return {
        email: (to, content, portal, language) => {
          const words = messageWords(content, portal, language, translate)
          const from = { name: portal.title, address: portal.supportEmail }
          return send({ from, to, subject: words.subject, html: mailHtml(words, portal), text: mailText(words) })
        },
        sms: (to, content, portal, language) => {
          if (twilio === undefined) return noPhones
          const { short } = messageWords(content, portal, language, translate)
          return twilioMessage(twilio, { To: to, From: twilio.smsFrom, Body: short })
        },
        whatsApp: (to, content, portal, language) => {
          if (twilio === undefined) return noPhones
          const ends = { To: `whatsapp:${to}`, From: `whatsapp:${twilio.whatsAppFrom}` }
          const contentSid = twilio.whatsAppTemplates?.[content.template]
          return contentSid === undefined
            ? twilioMessage(twilio, { ...ends, Body: messageWords(content, portal, language, translate).short })
            : twilioMessage(twilio, { ...ends, ContentSid: contentSid, ContentVariables: contentVariables(content) })
        },
      }
    }),
  )
