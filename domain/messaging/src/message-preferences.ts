import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import type { Services } from "@domain/kernel"
import type { NotificationChannel } from "./message.ts"
import { MessageTopic, messageTopics, TopicChannel, topicRules } from "./message-topics.ts"

/** The channels of a topic until its user chooses: short messages cost money and wake people, so they are asked for. */
const usualChannels: ReadonlyArray<TopicChannel> = ["Email", "Push"]

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
