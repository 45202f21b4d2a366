import { Schema, Struct } from "effect"

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

/** The channels that each topic may use, and the channels that nobody turns off. Ours. */
export const topicRules: Readonly<Record<MessageTopic, TopicRule>> = {
  campaign: urgent,
  lead: urgent,
  balance: urgent,
  wallet: record,
  account: record,
}

/** Every topic, in the order of the page. */
export const messageTopics: ReadonlyArray<MessageTopic> = Struct.keys(topicRules)
