import { Result, Schema } from "effect"
import type { Region } from "@domain/kernel"
import { type Checked, email, phone } from "@domain/validation"
import { contactLink, type ContactText, type ContactWay } from "./contact-link.ts"
import type { NotificationChannel } from "./message.ts"

/**
 * The content of a summary link's message. Spec: what the product does, "the agent name is included in the message".
 */
export const SummaryMessage = Schema.Struct({
  link: Schema.String,
  businessName: Schema.String,
  agentName: Schema.optionalKey(Schema.String),
  /** A reminder of a link that was sent before. */
  isReminder: Schema.optionalKey(Schema.Boolean),
})
export type SummaryMessage = typeof SummaryMessage.Type

/** The variant of a shared summary's message: "agentSummary" when a named agent shares it. */
export const summaryVariant = (agentName = ""): "agentSummary" | "summary" =>
  agentName.trim() === "" ? "summary" : "agentSummary"

/** The public address of a summary; the origin has no trailing slash. Spec: screens, summary link. */
export const summaryAddress = (origin: string, encodedId: string): string =>
  `${origin}/s/${encodeURIComponent(encodedId)}`

const ways: Readonly<Record<NotificationChannel, ContactWay>> = { Email: "mail", Sms: "sms", WhatsApp: "whatsApp" }

/**
 * A link that opens the sender's own app with the message prefilled. Spec: "share the summary link by WhatsApp, email
 * or SMS".
 */
export const summaryShareLink = (channel: NotificationChannel, message: ContactText): string =>
  contactLink(ways[channel], message)

/** The recipient of a summary on a channel: a mail address, or a number of the region with its plus. */
export const summaryRecipient = (channel: NotificationChannel, to: string, region: Region): Checked<string> =>
  channel === "Email" ? email(to) : Result.map(phone(to, region), ({ e164 }) => e164)
