import { Effect } from "effect"
import { handler, ServicesOn, UnitOfWork } from "@application/kernel"
import type { UserId } from "@domain/kernel"
import { channelsFor, channelsWanted, checkedChoices, messageTopics, topicRules } from "@domain/messaging"
import { ChangePreferences, GetPreferences } from "../contract/preferences.ts"
import { MessagePreferences } from "../ports/message-preferences.ts"
import { ownAccount } from "./current-account.ts"
import { storeUserChange } from "./users.ts"

const preferencesOf = Effect.fnUntraced(function* (userId: UserId) {
  const { portalId, user, phoneVerified } = yield* ownAccount(userId)
  const choices = yield* (yield* MessagePreferences).of(portalId, userId)
  const services = yield* ServicesOn
  return {
    languageId: user.languageId,
    hasVerifiedPhone: phoneVerified,
    topics: messageTopics.map((topic) => ({
      topic,
      channels: channelsWanted(choices, topic, services),
      possible: channelsFor(topic, services),
      essential: topicRules[topic].essential,
    })),
  }
})

export const getPreferences = handler(GetPreferences, ({ userId }) => preferencesOf(userId))

/** Checks everything before it stores anything. */
export const changePreferences = handler(
  ChangePreferences,
  Effect.fnUntraced(function* ({ userId, languageId, topics = {} }) {
    const { portalId } = yield* ownAccount(userId)
    const choices = yield* Effect.fromResult(checkedChoices(topics, yield* ServicesOn))
    if (languageId !== undefined) yield* storeUserChange({ userId }, () => [{ Name: "languageId", Value: languageId }])
    yield* (yield* UnitOfWork).transact((yield* MessagePreferences).change(portalId, userId, choices))
    return yield* preferencesOf(userId)
  }),
)
