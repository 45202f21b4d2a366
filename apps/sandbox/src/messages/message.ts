export type Channel = "email" | "sms" | "whatsapp"

/** A mail, SMS or WhatsApp message that the product sent. */
export type Message = {
  id: string
  /** A mail's Message-ID, by which a mailbox knows a mail that arrives twice. */
  messageId?: string
  /** Where a mail program ends mails of the kind by one press (RFC 8058); absent where the mail does not say. */
  unsubscribe?: string
  channel: Channel
  to: string[]
  from: string
  subject: string
  text: string
  html: string | null
  at: string
  /** One-time password found in the text, or null. */
  otp: string | null
  links: string[]
  attachments: string[]
}

/** The first stand-alone six-digit number that is not part of an address or a longer number. */
export const findOtp = (text: string): string | null =>
  text.replace(/https?:\/\/\S+/g, " ").match(/(?<![\d+#-])\d{6}(?![\d-])/)?.[0] ?? null

export const findLinks = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].map((match) =>
      match[0].replace(/[.,;:!?]+$/, "").replaceAll("&amp;", "&"),
    ),
  ),
]

/** Readable text of an HTML mail without its tags and styles. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(style|script|head)[\s\S]*?<\/\1>/gi, " ")
    .replace(/<(br|\/p|\/div|\/tr|\/h\d)[^>]*>/gi, "\n")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replace(/[ \t]+/g, " ")
    .replace(/\n\s*\n+/g, "\n")
    .trim()

const KEPT = 2000

/** Puts a message on top of the pile, newest first; very old ones are let go. */
export const keepMessage = (holder: { messages: Message[] }, message: Message): void => {
  holder.messages.unshift(message)
  holder.messages.length = Math.min(holder.messages.length, KEPT)
}
