import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { InvalidFields, UserChanged, UserNotFound } from "@domain/identity"
import { UserId } from "@domain/kernel"
import { ChannelNotOffered, EssentialMessages, MessageTopic, TopicChannel, TopicChoices } from "@domain/messaging"

const channels = Schema.Array(TopicChannel)

/** What a user hears in which language: per topic the chosen channels, the possible ones and those that stay on. Ours. */
const Preferences = Schema.Struct({
  languageId: Schema.String,
  /** Without one, nothing goes by SMS or WhatsApp. */
  hasVerifiedPhone: Schema.Boolean,
  topics: Schema.Array(Schema.Struct({ topic: MessageTopic, channels, possible: channels, essential: channels })),
})

/** The caller's preferences. Ours. */
export const GetPreferences = contract("identity/GetPreferences", {
  access: "keepOwnAccount",
  input: Schema.Struct({ userId: UserId }),
  output: Preferences,
  failures: [UserNotFound],
})

/** Changes the caller's language, the channels of the named topics, or both. Ours. */
export const ChangePreferences = contract("identity/ChangePreferences", {
  access: "keepOwnAccount",
  input: Schema.Struct({
    userId: UserId,
    languageId: Schema.optionalKey(textOf(20)),
    topics: Schema.optionalKey(TopicChoices),
  }),
  output: Preferences,
  failures: [UserNotFound, InvalidFields, UserChanged, ChannelNotOffered, EssentialMessages],
})
