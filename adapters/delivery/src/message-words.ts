import { truncateText } from "@domain/kernel"
import { type MessageContent, textOfMessage } from "@domain/messaging"
import { isRightToLeft, type Portal } from "@domain/portals"
import type { TranslateMessage } from "./delivery-options.ts"

/** Everything a message says, in one language. `link` and `code` stand alone, so that a design can show them apart. */
export interface MessageWords {
  readonly language: string
  readonly direction: "ltr" | "rtl"
  readonly subject: string
  readonly heading: string
  readonly body: string
  /** One line for phones, link or code included. */
  readonly short: string
  readonly footer: string
  readonly code?: string
  readonly action?: { readonly label: string; readonly link: string }
}

/** Names come from people: one line each, and short enough not to crowd the message out. */
const tidy = (value: string): string => truncateText(value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim(), 80)

const valuesOf = (content: MessageContent, portal: Portal): Readonly<Record<string, string | number>> => {
  const { template: _, ...values } = content
  const entries = Object.entries(values).map(([key, value]): [string, string | number] => [
    key,
    typeof value === "string" && key !== "link" ? tidy(value) : value,
  ])
  return { portal: portal.title, supportEmail: portal.supportEmail, ...Object.fromEntries(entries) }
}

/** Puts a message into words; a summary that an agent shares names the agent. */
export const messageWords = (
  content: MessageContent,
  portal: Portal,
  language: string,
  translate: TranslateMessage,
): MessageWords => {
  const values = valuesOf(content, portal)
  const variant = textOfMessage(content)
  const say = (part: string): string => translate(`${variant}.${part}`, language, values)
  return {
    language: language.replace("_", "-"),
    direction: isRightToLeft(language) ? "rtl" : "ltr",
    subject: say("subject"),
    heading: say("heading"),
    body: say("body"),
    short: say("short"),
    footer: translate("footer", language, values),
    ...(content.template === "otp" ? { code: content.otp } : { action: { label: say("action"), link: content.link } }),
  }
}
