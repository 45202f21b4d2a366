import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { InvalidFields, UserChanged, UserNotFound } from "@domain/identity"
import { UserId } from "@domain/kernel"
import { ChannelNotOffered, EssentialMessages, MessageTopic, TopicChannel, TopicChoices } from "@domain/messaging"

const channels = Schema.Array(TopicChannel)

/** A user's language and, per topic, the chosen channels, the possible channels and the channels that stay on. Ours. */
const Preferences = Schema.Struct({
  languageId: Schema.String,
  /** Without one, nothing goes by SMS or WhatsApp. */
  hasVerifiedPhone: Schema.Boolean,
  topics: Schema.Array(Schema.Struct({ topic: MessageTopic, channels, possible: channels, essential: channels })),
})

/** The caller's preferences. Ours. */
export const GetPreferences = contract("identity/GetPreferences", {
  kind: "query",
  access: "keepOwnAccount",
  route: "GET /users/:userId/preferences",
  summary: "Get the user's language and what they are told by which channel",
  description:
    "Per topic: the channels chosen, those that it can use, and those that cannot be turned off. Every message is listed in the product too. SMS and WhatsApp take a verified phone.",
  example: { userId: 9 },
  input: Schema.Struct({ userId: UserId }),
  output: Preferences,
  failures: [UserNotFound],
})

/** Changes the caller's language, the channels of the named topics, or both. Ours. */
export const ChangePreferences = contract("identity/ChangePreferences", {
  kind: "workflow",
  access: "keepOwnAccount",
  route: "PATCH /users/:userId/preferences",
  summary: "Change the user's language or the channels of a topic",
  description:
    "Topics that are not named stay as they are. A channel that a topic does not use, and leaving out one that cannot be turned off, are refused (errorCode 102). Messages queued before the change still leave.",
  example: { userId: 9, languageId: "en", topics: { lead: ["Email", "Push"], campaign: ["Email"] } },
  input: Schema.Struct({
    userId: UserId,
    languageId: Schema.optionalKey(textOf(20)),
    topics: Schema.optionalKey(TopicChoices),
  }),
  output: Preferences,
  failures: [UserNotFound, InvalidFields, UserChanged, ChannelNotOffered, EssentialMessages],
})
