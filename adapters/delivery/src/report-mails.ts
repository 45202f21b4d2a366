import { Effect, Layer } from "effect"
import { MailNotTaken, ReportMails } from "@application/insights/ports"
import type { DeliveryOptions } from "./delivery-options.ts"
import { mailHtml, mailText } from "@domain/portals"
import { messageWords } from "./message-words.ts"
import { MailRefused, smtpTransport } from "./smtp-mail.ts"

/** The server refused the mail itself, and not us. */
const isForGood = ({ responseCode, isLogin }: MailRefused): boolean =>
  !isLogin && responseCode !== undefined && responseCode >= 500

/**
 * Mails reports under the portal's name, the PDF enclosed. Mail programs offer to end them by one press (RFC 8058), as
 * the mail itself does.
 */
export const reportMails = ({ smtp, translate }: Pick<DeliveryOptions, "smtp" | "translate">) =>
  Layer.effect(
    ReportMails,
    Effect.map(smtpTransport(smtp), (send) => ({
      send: ({ to, portal, language, reportName, businessName, days, sentences, link, end, file, mailId }) => {
        const content = { template: "regularReport", link, reportName, businessName, days } as const
        const say = (part: string) => translate(`reportMail.${part}`, language, {})
        const words = {
          ...messageWords(content, portal, language, translate),
          points: [{ title: say("story"), lines: sentences.map((text) => ({ label: "", text })) }],
          ending: { label: say("end"), link: end.page },
        }
        const sent = send({
          from: { name: portal.title, address: portal.supportEmail },
          to,
          subject: words.subject,
          html: mailHtml(words, portal),
          text: mailText(words),
          messageId: `<${mailId}@${portal.supportEmail.split("@")[1]}>`,
          headers: { "List-Unsubscribe": `<${end.call}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
          attachments: [{ filename: file.name, content: Buffer.from(file.bytes), contentType: "application/pdf" }],
        })
        return Effect.mapError(
          sent,
          (refused) => new MailNotTaken({ why: isForGood(refused) ? "Refused" : "Unreachable" }),
        )
      },
    })),
  )
