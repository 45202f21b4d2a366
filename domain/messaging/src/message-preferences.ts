import { Result, Schema, Struct } from "effect"
import { errorCode } from "@domain/errors"
import type { Services } from "@domain/kernel"
import type { NotificationChannel } from "./message.ts"
import type { MessageKind } from "./message-content.ts"

/** What messages to users are about, a row of their preferences each; ours, named like the contents of notification taps. */
export const MessageTopic = Schema.Literals(["campaign", "lead", "balance", "wallet", "account"])
export type MessageTopic = typeof MessageTopic.Type

/** The ways in which a message about a topic reaches a user, beside the list in the product. Ours. */
export const TopicChannel = Schema.Literals(["Email", "Push", "Sms", "WhatsApp"])
export type TopicChannel = typeof TopicChannel.Type

interface TopicRule {
  readonly possible: ReadonlyArray<TopicChannel>
  /** Channels that stay on: receipts are records, and account messages warn of strangers. */
  readonly essential: ReadonlyArray<TopicChannel>
}

const urgent: TopicRule = { possible: ["Email", "Push", "Sms", "WhatsApp"], essential: [] }
const record: TopicRule = { possible: ["Email", "Push"], essential: ["Email"] }

/** The channels that each topic may use, and those that nobody turns off. Ours. */
export const topicRules: Readonly<Record<MessageTopic, TopicRule>> = {
  campaign: urgent,
  lead: urgent,
  balance: urgent,
  wallet: record,
  account: record,
}

/** Every topic, in the order of the page. */
export const messageTopics: ReadonlyArray<MessageTopic> = Struct.keys(topicRules)

/** The channels of a topic until its user chooses: short messages cost money and wake people, so they are asked for. */
const usualChannels: ReadonlyArray<TopicChannel> = ["Email", "Push"]

/** The topic of a message to a user; none for codes, links and what goes to other people. */
const topics: Readonly<Record<MessageKind, MessageTopic | undefined>> = {
  otp: undefined,
  resetPassword: undefined,
  signUpTried: undefined,
  verifyEmail: undefined,
  secondFactor: "account",
  invitation: "account",
  callbackAsked: undefined,
  dataExported: "account",
  accountErased: undefined,
  accountErasedTax: undefined,
  supportActs: "account",
  embedKeySaved: "account",
  embedAsked: "account",
  accountWarning: "account",
  administratorWarning: "account",
  welcome: "account",
  summary: undefined,
  summaryDecided: "campaign",
  campaignNews: "campaign",
  campaignCancelled: "campaign",
  campaignUndecided: "campaign",
  campaignOutOfMoney: "balance",
  pageAccessLost: "campaign",
  lowBalance: "balance",
  newLead: "lead",
  receipt: "wallet",
  clientReceipt: undefined,
  walletReceipt: "wallet",
  automaticTopUpPaused: "wallet",
  surplusReceipt: "wallet",
  paymentRefunded: "wallet",
  paymentRefundedStopped: "wallet",
  paymentDisputed: "wallet",
  paymentDisputedStopped: "wallet",
  disputeWon: "wallet",
  disputeLost: "wallet",
  refundReturned: "wallet",
}

/** The topic of a kind of message; undefined for one that is no user's to choose. */
export const topicOfMessage = (kind: MessageKind): MessageTopic | undefined => topics[kind]

const channels = Schema.optionalKey(Schema.Array(TopicChannel).check(Schema.isMaxLength(4)))

/** The topics for which a user has chosen channels; the others use the usual ones. Ours. */
export const TopicChoices = Schema.Struct({
  campaign: channels,
  lead: channels,
  balance: channels,
  wallet: channels,
  account: channels,
})
export type TopicChoices = typeof TopicChoices.Type

/** The topic does not use this channel. Ours. */
export class ChannelNotOffered extends Schema.TaggedError<ChannelNotOffered>()("ChannelNotOffered", {
  errorCode: errorCode(102),
  topic: MessageTopic,
  channel: TopicChannel,
}) {}

/** Messages about this topic cannot be turned off on this channel. Ours. */
export class EssentialMessages extends Schema.TaggedError<EssentialMessages>()("EssentialMessages", {
  errorCode: errorCode(102),
  topic: MessageTopic,
  channel: TopicChannel,
}) {}

const isText = (channel: TopicChannel | NotificationChannel): boolean => channel === "Sms" || channel === "WhatsApp"

/** The channels that messages may leave by here: without a service for them none goes to phones. Ours. */
export const isChannelOn = (channel: TopicChannel | NotificationChannel, services: Services): boolean =>
  !isText(channel) || services.has("textMessages")

/** The channels that a topic may use here. */
export const channelsFor = (topic: MessageTopic, services: Services): ReadonlyArray<TopicChannel> =>
  topicRules[topic].possible.filter((channel) => isChannelOn(channel, services))

/** A change of choices, which names the topics that it changes; each keeps to its channels here, the essential ones included. */
export const checkedChoices = (
  change: TopicChoices,
  services: Services,
): Result.Result<TopicChoices, ChannelNotOffered | EssentialMessages> => {
  for (const topic of messageTopics) {
    const chosen = change[topic]
    if (chosen === undefined) continue
    const { essential } = topicRules[topic]
    const possible = channelsFor(topic, services)
    const foreign = chosen.find((channel) => !possible.includes(channel))
    if (foreign !== undefined) return Result.fail(new ChannelNotOffered({ topic, channel: foreign }))
    const missing = essential.find((channel) => !chosen.includes(channel))
    if (missing !== undefined) return Result.fail(new EssentialMessages({ topic, channel: missing }))
  }
  return Result.succeed(change)
}

/** The channels by which a user wants messages about a topic, in a fixed order. */
export const channelsWanted = (
  choices: TopicChoices,
  topic: MessageTopic,
  services: Services,
): ReadonlyArray<TopicChannel> => {
  const { essential } = topicRules[topic]
  const chosen = choices[topic] ?? usualChannels
  return channelsFor(topic, services).filter((channel) => essential.includes(channel) || chosen.includes(channel))
}
