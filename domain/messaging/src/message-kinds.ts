import { Schema } from "effect"
import { ReviewNews } from "@domain/campaigns"
import { Money, ReportId } from "@domain/kernel"
import { AccountWarningMessage, SecondFactorMessage, secondFactorTexts } from "./account-messages.ts"
import { type MessageRule, textsBy, toAddress, toUser } from "./message-rule.ts"
import { newsTexts } from "./news-texts.ts"
import { SummaryDecidedMessage, SummaryMessage, decisionTexts, summaryTexts } from "./summary-message.ts"

const link = Schema.String
const campaign = { link, campaignName: Schema.String }
const person = { link, firstName: Schema.String }
const receipt = { link, receiptNumber: Schema.String, amount: Money }
const reversal = { ...receipt, campaignName: Schema.String }
const erased = { firstName: Schema.String, year: Schema.Int }

/**
 * Every kind of message: whom it is for, by which channels, what it tells and in which texts. Its schema, its row of the
 * preferences, what sending checks and docs/messages.md follow. Ours; channels: Spec: enumerations, notification channels.
 */
export const messageKinds = {
  otp: toAddress({
    channels: ["Email", "Sms", "WhatsApp"],
    facts: { otp: Schema.String, minutes: Schema.Int },
    code: "otp",
    isAwaited: true,
  }),
  resetPassword: toAddress({ channels: ["Email"], facts: person }),
  contactChanged: toAddress({
    channels: ["Email", "Sms"],
    facts: { ...person, what: Schema.Literals(["phone", "email"]) },
    texts: textsBy("what", { phone: "phoneChanged", email: "emailChanged" }),
  }),
  signUpTried: toAddress({ channels: ["Email"], facts: person }),
  verifyEmail: toAddress({ channels: ["Email"], facts: person }),
  secondFactor: toUser({
    topic: "account",
    isUrgent: true,
    facts: SecondFactorMessage.fields,
    texts: textsBy("change", secondFactorTexts),
  }),
  invitation: toUser({
    topic: "account",
    facts: { link, inviterName: Schema.String, businessName: Schema.String },
    hasNotice: true,
  }),
  callbackAsked: toAddress({
    channels: ["Email"],
    facts: {
      link,
      callerName: Schema.String,
      phone: Schema.String,
      businessName: Schema.String,
      /** Whether the business has priority care, so that the call is promised within one working day. */
      isPriority: Schema.optionalKey(Schema.Boolean),
    },
    texts: {
      names: ["callbackAsked", "priorityCallback"],
      of: ({ isPriority }) => (isPriority === true ? "priorityCallback" : "callbackAsked"),
    },
  }),
  dataExported: toUser({ topic: "account", facts: person, hasNotice: true }),
  accountErased: toAddress({ channels: ["Email"], facts: erased }),
  accountErasedTax: toAddress({ channels: ["Email"], facts: erased }),
  supportActs: toUser({
    topic: "account",
    isUrgent: true,
    facts: { ...person, staffName: Schema.String, reason: Schema.String, minutes: Schema.Int },
  }),
  businessFrozen: toUser({
    topic: "account",
    isUrgent: true,
    facts: {
      link,
      businessName: Schema.String,
      /** The portal's words. */
      reason: Schema.String,
      decision: Schema.Literals(["frozen", "released"]),
    },
    texts: textsBy("decision", { frozen: "businessFrozen", released: "businessReleased" }),
  }),
  businessDeletion: toUser({
    topic: "account",
    isUrgent: true,
    facts: {
      link,
      businessName: Schema.String,
      /** The portal's words; empty where an owner asked. */
      reason: Schema.String,
      /** When it is erased, as a date. */
      day: Schema.String,
      /** Until which year papers are kept; 0 where none are, or where that is not told yet. */
      year: Schema.Int,
      news: Schema.Literals(["asked", "askedByPortal", "undone", "erased", "erasedTax"]),
    },
    texts: textsBy("news", {
      asked: "businessDeletionAsked",
      askedByPortal: "businessDeletionAskedByPortal",
      undone: "businessDeletionUndone",
      erased: "businessErased",
      erasedTax: "businessErasedTax",
    }),
  }),
  handOver: toUser({
    topic: "account",
    isUrgent: true,
    facts: {
      link,
      clientName: Schema.String,
      agencyName: Schema.String,
      /** What a side wrote when it refused; empty of others. */
      reason: Schema.String,
      news: Schema.Literals(["asked", "done", "refused", "withdrawn"]),
    },
    texts: textsBy("news", {
      asked: "handOverAsked",
      done: "handOverDone",
      refused: "handOverRefused",
      withdrawn: "handOverWithdrawn",
    }),
  }),
  clientRenewal: toUser({
    topic: "account",
    facts: { link, clientName: Schema.String, days: Schema.Int },
  }),
  embedKeySaved: toUser({
    topic: "account",
    isUrgent: true,
    facts: {
      ...person,
      staffName: Schema.String,
      keyId: Schema.String,
      /** When it works, in universal time, as "2026-11-28 10:00". */
      from: Schema.String,
    },
  }),
  assistantConnected: toUser({ topic: "account", isUrgent: true, facts: { ...person, assistantName: Schema.String } }),
  embedAsked: toUser({ topic: "account", isUrgent: true, facts: person }),
  accountWarning: toUser({
    topic: "account",
    isUrgent: true,
    facts: AccountWarningMessage.fields,
    texts: {
      names: AccountWarningMessage.fields.about.literals,
      of: ({ about }) => about,
    },
  }),
  administratorWarning: toUser({
    topic: "account",
    isUrgent: true,
    facts: { ...person, staffName: Schema.String, times: Schema.Int },
  }),
  welcome: toUser({ topic: "account", facts: person }),
  summary: toAddress({
    channels: ["Email", "Sms", "WhatsApp"],
    facts: SummaryMessage.fields,
    texts: summaryTexts,
  }),
  summaryDecided: toUser({
    topic: "campaign",
    facts: SummaryDecidedMessage.fields,
    texts: textsBy("decision", decisionTexts),
  }),
  briefPlan: toUser({
    topic: "campaign",
    isUrgent: true,
    facts: {
      link,
      briefName: Schema.String,
      businessName: Schema.String,
      /** The last day for the decision, as 2026-12-05. */
      day: Schema.String,
      /** The last approver's words; empty without any. */
      comment: Schema.String,
      news: Schema.Literals(["asked", "reminded", "approved", "rejected"]),
    },
    texts: textsBy("news", {
      asked: "briefPlanAsked",
      reminded: "briefPlanReminded",
      approved: "briefPlanApproved",
      rejected: "briefPlanRejected",
    }),
  }),
  proposal: toUser({
    topic: "campaign",
    isUrgent: true,
    facts: {
      link,
      /** The name of the campaign. */
      subject: Schema.String,
      businessName: Schema.String,
      news: Schema.Literals(["asked", "ruled"]),
    },
    texts: textsBy("news", { asked: "proposalAsked", ruled: "proposalRuled" }),
  }),
  campaignNews: toUser({ topic: "campaign", facts: { ...campaign, ...ReviewNews.fields }, texts: newsTexts }),
  campaignCancelled: toUser({ topic: "campaign", facts: campaign }),
  campaignUndecided: toUser({ topic: "campaign", facts: campaign }),
  changedAdShown: toUser({ topic: "campaign", facts: campaign }),
  changedAdRefused: toUser({ topic: "campaign", facts: campaign }),
  autopilotMoved: toUser({ topic: "campaign", facts: campaign }),
  adTestDecided: toUser({
    topic: "campaign",
    facts: {
      ...campaign,
      outcome: Schema.Literals(["winner", "kept", "open", "refused"]),
      /** The winner or the refused version; A where there is neither. */
      version: Schema.Literals(["A", "B"]),
    },
    texts: textsBy("outcome", {
      winner: "adTestWinner",
      kept: "adTestKept",
      open: "adTestOpen",
      refused: "adTestRefused",
    }),
  }),
  campaignOutOfMoney: toUser({ topic: "balance", isUrgent: true, facts: campaign }),
  pageAccessLost: toUser({ topic: "campaign", isUrgent: true, facts: campaign }),
  customerListEnds: toUser({ topic: "campaign", facts: { link, listName: Schema.String, days: Schema.Int } }),
  lowBalance: toUser({ topic: "balance", facts: campaign }),
  newLead: toUser({
    topic: "lead",
    facts: { link, leadName: Schema.String, campaignName: Schema.String },
    verifiedOnly: true,
  }),
  leadsNotDelivered: toUser({
    topic: "lead",
    facts: {
      link,
      destinationName: Schema.String,
      why: Schema.Literals(["Failures", "Ended"]),
    },
    texts: textsBy("why", {
      Failures: "leadsNotDelivered",
      Ended: "leadDestinationEnded",
    }),
  }),
  eventsNotDelivered: toUser({
    topic: "account",
    facts: { link, endpointName: Schema.String, why: Schema.Literals(["Failures", "Ended"]) },
    texts: textsBy("why", { Failures: "eventsNotDelivered", Ended: "eventEndpointEnded" }),
  }),
  leadStepDue: toUser({
    topic: "lead",
    facts: { link, leadName: Schema.String, step: Schema.String },
    verifiedOnly: true,
  }),
  receipt: toUser({
    topic: "wallet",
    facts: { ...reversal, price: Money, taxName: Schema.String, tax: Money },
    lines: ["receiptNumber", "campaignName", "price", "tax", "amount"],
  }),
  digest: toAddress({
    channels: ["Email"],
    facts: {
      link,
      /** Where its reader changes what it holds. */
      choicesLink: Schema.String,
      items: Schema.Array(Schema.Struct({ title: Schema.String, text: Schema.String })),
    },
  }),
  clientReceipt: toAddress({ channels: ["Email"], facts: { ...receipt, businessName: Schema.String } }),
  walletReceipt: toUser({ topic: "wallet", facts: receipt }),
  automaticTopUpPaused: toUser({ topic: "wallet", facts: { link, amount: Money } }),
  surplusReceipt: toUser({ topic: "wallet", facts: receipt }),
  paymentRefunded: toUser({ topic: "wallet", facts: reversal }),
  paymentRefundedStopped: toUser({ topic: "wallet", isUrgent: true, facts: reversal }),
  paymentDisputed: toUser({ topic: "wallet", facts: reversal }),
  paymentDisputedStopped: toUser({ topic: "wallet", isUrgent: true, facts: reversal }),
  disputeWon: toUser({ topic: "wallet", facts: reversal }),
  disputeLost: toUser({ topic: "wallet", facts: reversal }),
  reportReady: toUser({
    topic: "campaign",
    facts: { link, reportId: ReportId, reportName: Schema.String, businessName: Schema.String },
    isPushAlone: true,
  }),
  regularReport: toAddress({
    channels: ["Email"],
    facts: { link, reportName: Schema.String, businessName: Schema.String, days: Schema.String },
  }),
  reportQuestion: toAddress({
    channels: ["Email"],
    facts: {
      link,
      askerName: Schema.String,
      businessName: Schema.String,
      reportName: Schema.String,
      /** How often the report leaves. */
      cadence: Schema.Literals(["Daily", "Weekly", "Monthly"]),
      /** How long the link works. */
      days: Schema.Int,
    },
    texts: textsBy("cadence", {
      Daily: "dailyReportQuestion",
      Weekly: "weeklyReportQuestion",
      Monthly: "monthlyReportQuestion",
    }),
  }),
  refundReturned: toUser({ topic: "wallet", facts: receipt }),
} as const satisfies Readonly<Record<string, MessageRule>>
