import { Result, Schema } from "effect"
import type { Region } from "@domain/kernel"
import { type Checked, email, phone } from "@domain/validation"
import { contactLink, type ContactText, type ContactWay } from "./contact-link.ts"
import type { NotificationChannel } from "./message.ts"
import type { MessageTexts } from "./message-rule.ts"

/**
 * The content of a summary link's message. Spec: what the product does, "the agent name is included in the message".
 */
export const SummaryMessage = Schema.Struct({
  link: Schema.String,
  businessName: Schema.String,
  agentName: Schema.optionalKey(Schema.String),
  /** How the agent is reached: proved mail address and phone of the agent's account. */
  agentContact: Schema.optionalKey(Schema.String),
  /** A reminder of a link that was sent before. */
  isReminder: Schema.optionalKey(Schema.Boolean),
})
export type SummaryMessage = typeof SummaryMessage.Type

/** The variant of a shared summary's message: "agentSummary" when a named agent shares it. */
export const summaryVariant = (agentName = ""): "agentSummary" | "summary" =>
  agentName.trim() === "" ? "summary" : "agentSummary"

type SummaryVariant =
  | "agentSummary"
  | "summary"
  | "namelessSummary"
  | "summaryReminder"
  | "agentSummaryReminder"
  | "agentSummaryContact"

/** The texts of a summary link's message, and which of them it takes. */
export const summaryTexts: MessageTexts<SummaryMessage, SummaryVariant> = {
  names: [
    "agentSummary",
    "summary",
    "namelessSummary",
    "summaryReminder",
    "agentSummaryReminder",
    "agentSummaryContact",
  ],
  of: ({ businessName, agentName, agentContact, isReminder }) => {
    if (businessName === "") return "namelessSummary"
    const variant = summaryVariant(agentName)
    if (isReminder === true) return `${variant}Reminder`
    return variant === "agentSummary" && agentContact !== undefined ? "agentSummaryContact" : variant
  },
}

/** What a client decided on a shared summary, or that they paid, told to whoever prepared the campaign; what the client wrote is read there alone. Ours. */
export const SummaryDecidedMessage = Schema.Struct({
  link: Schema.String,
  businessName: Schema.String,
  approverName: Schema.String,
  decision: Schema.Literals(["Approved", "ChangeRequested", "Declined", "Paid"]),
})
export type SummaryDecidedMessage = typeof SummaryDecidedMessage.Type

/** The texts of a message about a decision on a summary. Ours. */
export const decisionTexts = {
  Approved: "summaryApproved",
  ChangeRequested: "summaryChangeWanted",
  Declined: "summaryDeclined",
  Paid: "summaryPaid",
} as const satisfies Record<SummaryDecidedMessage["decision"], string>

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
