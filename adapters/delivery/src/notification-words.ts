import { Layer } from "effect"
import { NotificationWords } from "@application/messaging/ports"
import { ruleOfMessage } from "@domain/messaging"
import type { TranslateMessage } from "./delivery-options.ts"
import { messageWords } from "./message-words.ts"

/** Notifications in the words of their mails: the subject, and what it says, unless the list has words of its own. */
export const notificationWords = (translate: TranslateMessage) =>
  Layer.succeed(NotificationWords, {
    of: (content, portal, language) => {
      const { subject, body } = messageWords(content, portal, language, translate)
      const { hasNotice = false } = ruleOfMessage(content.template)
      return { title: subject, text: hasNotice ? translate(`${content.template}.notice`, language, {}) : body }
    },
  })
