import { Result, Schema } from "effect"
import type { Region } from "@domain/kernel"
import { type Checked, email, phone } from "@domain/validation"
import { contactLink, type ContactText, type ContactWay } from "./contact-link.ts"
import type { NotificationChannel } from "./message.ts"

/** What the message of a summary link says. Spec: what the product does, "the agent name is included in the message". */
export const SummaryMessage = Schema.Struct({
  link: Schema.String,
  businessName: Schema.String,
  agentName: Schema.optionalKey(Schema.String),
})
export type SummaryMessage = typeof SummaryMessage.Type

/** The words of a sharer's own message: the agent's when an agent with a name shares the summary. */
export const summaryVariant = (agentName = ""): "agentSummary" | "summary" =>
  agentName.trim() === "" ? "summary" : "agentSummary"

/** The address of a summary that anybody may open, at an origin without a slash at its end. Spec: screens, summary link. */
export const summaryAddress = (origin: string, encodedId: string): string =>
  `${origin}/s/${encodeURIComponent(encodedId)}`

const ways: Readonly<Record<NotificationChannel, ContactWay>> = { Email: "mail", Sms: "sms", WhatsApp: "whatsApp" }

/** A link that opens the sender's own application with the message ready. Spec: "share the summary link by WhatsApp, email or SMS". */
export const summaryShareLink = (channel: NotificationChannel, message: ContactText): string =>
  contactLink(ways[channel], message)

/** To whom a summary goes by a channel: a mail address, or a number of the region with its plus. */
export const summaryRecipient = (channel: NotificationChannel, to: string, region: Region): Checked<string> =>
  channel === "Email" ? email(to) : Result.map(phone(to, region), ({ e164 }) => e164)
