import { Layer } from "effect"
import { NotificationWords } from "@application/messaging/ports"
import type { MessageKind } from "@domain/messaging"
import type { TranslateMessage } from "./delivery-options.ts"
import { messageWords } from "./message-words.ts"

/** Kinds whose mail speaks of a link that only the mail has. */
const ofMail: ReadonlyArray<MessageKind> = ["dataExported", "invitation"]

/** Notifications in the words of their mails: the subject, and what it says. */
export const notificationWords = (translate: TranslateMessage) =>
  Layer.succeed(NotificationWords, {
    of: (content, portal, language) => {
      const { subject, body } = messageWords(content, portal, language, translate)
      const { template } = content
      return { title: subject, text: ofMail.includes(template) ? translate(`${template}.notice`, language, {}) : body }
    },
  })
