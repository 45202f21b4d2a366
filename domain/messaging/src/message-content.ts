import { Schema } from "effect"
import { ReviewNews } from "@domain/campaigns"
import { Money } from "@domain/kernel"
import {
  AccountWarningMessage,
  SecondFactorMessage,
  secondFactorTexts,
  type SecondFactorVariant,
} from "./account-messages.ts"
import type { NotificationChannel } from "./message.ts"
import { SummaryMessage, summaryVariant } from "./summary-message.ts"

const template = <const Name extends string, const Fields extends Schema.Struct.Fields>(name: Name, fields: Fields) =>
  Schema.Struct({ template: Schema.Literal(name), ...fields })

const paymentFields = {
  link: Schema.String,
  receiptNumber: Schema.String,
  amount: Money,
  campaignName: Schema.String,
}

/** What a client decided on a shared summary, or that they paid, told to whoever prepared the campaign; what the client wrote is read there alone. Ours. */
export const SummaryDecidedMessage = Schema.Struct({
  link: Schema.String,
  businessName: Schema.String,
  approverName: Schema.String,
  decision: Schema.Literals(["Approved", "ChangeRequested", "Declined", "Paid"]),
})
export type SummaryDecidedMessage = typeof SummaryDecidedMessage.Type

/** A message by name; its texts are in the locale files, its design and sender are the portal's. */
export const MessageContent = Schema.Union([
  template("otp", { otp: Schema.String, minutes: Schema.Int }),
  template("resetPassword", { link: Schema.String, firstName: Schema.String }),
  template("signUpTried", { link: Schema.String, firstName: Schema.String }),
  template("verifyEmail", { link: Schema.String, firstName: Schema.String }),
  template("secondFactor", SecondFactorMessage.fields),
  template("invitation", { link: Schema.String, inviterName: Schema.String, businessName: Schema.String }),
  template("callbackAsked", {
    link: Schema.String,
    callerName: Schema.String,
    phone: Schema.String,
    businessName: Schema.String,
    /** Whether the business has priority care, so that the call is promised within one working day. */
    isPriority: Schema.optionalKey(Schema.Boolean),
  }),
  template("dataExported", { link: Schema.String, firstName: Schema.String }),
  template("accountErased", { firstName: Schema.String, year: Schema.Int }),
  template("accountErasedTax", { firstName: Schema.String, year: Schema.Int }),
  template("supportActs", {
    link: Schema.String,
    firstName: Schema.String,
    staffName: Schema.String,
    reason: Schema.String,
    minutes: Schema.Int,
  }),
  template("embedKeySaved", {
    link: Schema.String,
    firstName: Schema.String,
    staffName: Schema.String,
    keyId: Schema.String,
    /** When it works, in universal time, as "2026-11-28 10:00". */
    from: Schema.String,
  }),
  template("embedAsked", { link: Schema.String, firstName: Schema.String }),
  template("accountWarning", AccountWarningMessage.fields),
  template("administratorWarning", {
    link: Schema.String,
    firstName: Schema.String,
    staffName: Schema.String,
    times: Schema.Int,
  }),
  template("welcome", { link: Schema.String, firstName: Schema.String }),
  template("summary", SummaryMessage.fields),
  template("summaryDecided", SummaryDecidedMessage.fields),
  template("campaignNews", { link: Schema.String, campaignName: Schema.String, ...ReviewNews.fields }),
  template("campaignCancelled", { link: Schema.String, campaignName: Schema.String }),
  template("campaignUndecided", { link: Schema.String, campaignName: Schema.String }),
  template("campaignOutOfMoney", { link: Schema.String, campaignName: Schema.String }),
  template("pageAccessLost", { link: Schema.String, campaignName: Schema.String }),
  template("lowBalance", { link: Schema.String, campaignName: Schema.String }),
  template("newLead", { link: Schema.String, leadName: Schema.String, campaignName: Schema.String }),
  template("receipt", {
    link: Schema.String,
    receiptNumber: Schema.String,
    amount: Money,
    campaignName: Schema.String,
    price: Money,
    taxName: Schema.String,
    tax: Money,
  }),
  template("clientReceipt", {
    link: Schema.String,
    receiptNumber: Schema.String,
    amount: Money,
    businessName: Schema.String,
  }),
  template("walletReceipt", { link: Schema.String, receiptNumber: Schema.String, amount: Money }),
  template("automaticTopUpPaused", { link: Schema.String, amount: Money }),
  template("surplusReceipt", { link: Schema.String, receiptNumber: Schema.String, amount: Money }),
  template("paymentRefunded", paymentFields),
  template("paymentRefundedStopped", paymentFields),
  template("paymentDisputed", paymentFields),
  template("paymentDisputedStopped", paymentFields),
  template("disputeWon", paymentFields),
  template("disputeLost", paymentFields),
  template("refundReturned", { link: Schema.String, receiptNumber: Schema.String, amount: Money }),
])
export type MessageContent = typeof MessageContent.Type
/** The name of a kind of message. */
export type MessageKind = MessageContent["template"]

/** The required facts of each kind of message. */
export const requiredFacts: Readonly<Record<MessageKind, ReadonlyArray<string>>> = {
  otp: ["otp", "minutes"],
  resetPassword: ["link", "firstName"],
  signUpTried: ["link", "firstName"],
  verifyEmail: ["link", "firstName"],
  secondFactor: ["link", "firstName", "change"],
  invitation: ["link", "inviterName", "businessName"],
  callbackAsked: ["link", "callerName", "phone", "businessName"],
  dataExported: ["link", "firstName"],
  accountErased: ["firstName", "year"],
  accountErasedTax: ["firstName", "year"],
  supportActs: ["link", "firstName", "staffName", "reason", "minutes"],
  embedKeySaved: ["link", "firstName", "staffName", "keyId", "from"],
  embedAsked: ["link", "firstName"],
  accountWarning: ["link", "firstName", "about", "times"],
  administratorWarning: ["link", "firstName", "staffName", "times"],
  welcome: ["link", "firstName"],
  summary: ["link", "businessName"],
  summaryDecided: ["link", "businessName", "approverName", "decision"],
  campaignNews: ["link", "campaignName", "channels", "isNewlyLive"],
  campaignCancelled: ["link", "campaignName"],
  campaignUndecided: ["link", "campaignName"],
  campaignOutOfMoney: ["link", "campaignName"],
  pageAccessLost: ["link", "campaignName"],
  lowBalance: ["link", "campaignName"],
  newLead: ["link", "leadName", "campaignName"],
  receipt: ["link", "receiptNumber", "amount", "campaignName", "price", "taxName", "tax"],
  clientReceipt: ["link", "receiptNumber", "amount", "businessName"],
  walletReceipt: ["link", "receiptNumber", "amount"],
  automaticTopUpPaused: ["link", "amount"],
  surplusReceipt: ["link", "receiptNumber", "amount"],
  paymentRefunded: ["link", "receiptNumber", "amount", "campaignName"],
  paymentRefundedStopped: ["link", "receiptNumber", "amount", "campaignName"],
  paymentDisputed: ["link", "receiptNumber", "amount", "campaignName"],
  paymentDisputedStopped: ["link", "receiptNumber", "amount", "campaignName"],
  disputeWon: ["link", "receiptNumber", "amount", "campaignName"],
  disputeLost: ["link", "receiptNumber", "amount", "campaignName"],
  refundReturned: ["link", "receiptNumber", "amount"],
}

/**
 * The channels of each kind of message, ours: account and payment messages go to the account's mail address, urgent
 * ones by any channel. Spec: enumerations, notification channels.
 */
export const channelsOfMessage: Readonly<Record<MessageKind, ReadonlyArray<NotificationChannel>>> = {
  otp: ["Email", "Sms", "WhatsApp"],
  resetPassword: ["Email"],
  signUpTried: ["Email"],
  verifyEmail: ["Email"],
  secondFactor: ["Email"],
  invitation: ["Email"],
  callbackAsked: ["Email"],
  dataExported: ["Email"],
  accountErased: ["Email"],
  accountErasedTax: ["Email"],
  supportActs: ["Email"],
  embedKeySaved: ["Email"],
  embedAsked: ["Email"],
  accountWarning: ["Email"],
  administratorWarning: ["Email"],
  welcome: ["Email"],
  summary: ["Email", "Sms", "WhatsApp"],
  summaryDecided: ["Email", "Sms", "WhatsApp"],
  campaignNews: ["Email", "Sms", "WhatsApp"],
  campaignCancelled: ["Email", "Sms", "WhatsApp"],
  campaignUndecided: ["Email", "Sms", "WhatsApp"],
  campaignOutOfMoney: ["Email", "Sms", "WhatsApp"],
  pageAccessLost: ["Email", "Sms", "WhatsApp"],
  lowBalance: ["Email", "Sms", "WhatsApp"],
  newLead: ["Email", "Sms", "WhatsApp"],
  receipt: ["Email"],
  clientReceipt: ["Email"],
  walletReceipt: ["Email"],
  automaticTopUpPaused: ["Email"],
  surplusReceipt: ["Email"],
  paymentRefunded: ["Email"],
  paymentRefundedStopped: ["Email"],
  paymentDisputed: ["Email"],
  paymentDisputedStopped: ["Email"],
  disputeWon: ["Email"],
  disputeLost: ["Email"],
  refundReturned: ["Email"],
}

/** Whether a message about other people may go only to a verified mail address. Ours; the specification is silent. */
export const needsVerifiedAddress = (kind: MessageKind): boolean => kind === "newLead"

/** The variants of campaign news: only live channels are called live. Ours. */
export type NewsVariant = "campaignLive" | "channelLive" | "partlyLive" | "channelRefused" | "campaignRejected"

const newsVariant = ({ channels, isNewlyLive }: ReviewNews): NewsVariant => {
  const refused = channels.filter(({ remedy }) => remedy !== undefined).length
  if (refused === channels.length) return "campaignRejected"
  if (refused > 0) return isNewlyLive ? "partlyLive" : "channelRefused"
  return channels.every(({ status }) => status === "Active") ? "campaignLive" : "channelLive"
}

const decisionTexts = {
  Approved: "summaryApproved",
  ChangeRequested: "summaryChangeWanted",
  Declined: "summaryDeclined",
  Paid: "summaryPaid",
} as const satisfies Record<SummaryDecidedMessage["decision"], string>

/** The variants of a message about a decision on a summary. Ours. */
export type DecisionVariant = (typeof decisionTexts)[SummaryDecidedMessage["decision"]]

/** The name of a message's text: its kind's, except that summaries, decisions on them, calls with priority, campaign news, second factors and warnings have variants. */
export const textOfMessage = (
  content: MessageContent,
):
  | Exclude<MessageKind, "accountWarning" | "campaignNews" | "secondFactor" | "summaryDecided">
  | "priorityCallback"
  | "agentSummary"
  | "namelessSummary"
  | "summaryReminder"
  | "agentSummaryReminder"
  | NewsVariant
  | AccountWarningMessage["about"]
  | SecondFactorVariant
  | DecisionVariant => {
  if (content.template === "campaignNews") return newsVariant(content)
  if (content.template === "secondFactor") return secondFactorTexts[content.change]
  if (content.template === "accountWarning") return content.about
  if (content.template === "summaryDecided") return decisionTexts[content.decision]
  if (content.template === "callbackAsked" && content.isPriority === true) return "priorityCallback"
  if (content.template !== "summary") return content.template
  if (content.businessName === "") return "namelessSummary"
  const variant = summaryVariant(content.agentName)
  return content.isReminder === true ? `${variant}Reminder` : variant
}
