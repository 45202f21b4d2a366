import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { DisplayChange, DisplaySettings, InvalidFields, UserChanged, UserNotFound } from "@domain/identity"
import { UserId } from "@domain/kernel"
import {
  ChannelNotOffered,
  DigestChoice,
  EssentialMessages,
  MessageTopic,
  QuietHours,
  TopicChannel,
  TopicChoices,
} from "@domain/messaging"

const channels = Schema.Array(TopicChannel)

/** How a user is spoken to and shown things, and what they are told by which channel at which hours. Ours. */
const Preferences = Schema.Struct({
  languageId: Schema.String,
  /** Without one, nothing goes by SMS or WhatsApp. */
  hasVerifiedPhone: Schema.Boolean,
  topics: Schema.Array(
    Schema.Struct({
      topic: MessageTopic,
      channels,
      possible: channels,
      essential: channels,
      /** Whether its mails may wait for the digest. */
      mayWait: Schema.Boolean,
      /** The kinds of messages that wait for nothing. */
      urgent: Schema.Array(Schema.String),
    }),
  ),
  quiet: QuietHours,
  digest: DigestChoice,
  /** By whose clock quiet hours and digest count. */
  timeZone: Schema.String,
  display: DisplaySettings,
})

/** The caller's preferences. Ours. */
export const GetPreferences = contract("identity/GetPreferences", {
  kind: "query",
  access: "keepOwnAccount",
  route: "GET /users/:userId/preferences",
  summary: "Get the user's language, formats, and what they are told by which channel and when",
  description:
    "Per topic: the channels chosen, those that it can use, those that cannot be turned off, whether its mails may wait for the digest, and the kinds that wait for nothing. Every message is listed in the product too. SMS and WhatsApp take a verified phone.",
  example: { userId: 9 },
  input: Schema.Struct({ userId: UserId }),
  output: Preferences,
  failures: [UserNotFound],
})

/** Changes what is named: the caller's language, formats, channels of topics, quiet hours, digest. Ours. */
export const ChangePreferences = contract("identity/ChangePreferences", {
  kind: "workflow",
  access: "keepOwnAccount",
  route: "PATCH /users/:userId/preferences",
  summary: "Change the user's language, formats, channels of topics, quiet hours or digest",
  description:
    "Topics that are not named stay as they are. A channel that a topic does not use, and leaving out one that cannot be turned off, are refused (errorCode 102). Messages queued before the change still leave; messages that wait for the end of quiet hours or for a digest are looked at again by the new choices. Null in display returns a setting to what language and business say.",
  example: { userId: 9, languageId: "en", topics: { lead: ["Email", "Push"], campaign: ["Email"] } },
  input: Schema.Struct({
    userId: UserId,
    languageId: Schema.optionalKey(textOf(20)),
    topics: Schema.optionalKey(TopicChoices),
    quiet: Schema.optionalKey(QuietHours),
    digest: Schema.optionalKey(DigestChoice),
    display: Schema.optionalKey(DisplayChange),
  }),
  output: Preferences,
  failures: [UserNotFound, InvalidFields, UserChanged, ChannelNotOffered, EssentialMessages],
})
