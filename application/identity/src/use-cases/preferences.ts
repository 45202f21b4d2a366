import { Effect } from "effect"
import { Portals } from "@application/portals/services"
import { handler, ServicesOn, UnitOfWork } from "@application/kernel"
import { changedDisplay, type DisplayChange, type DisplaySettings } from "@domain/identity"
import { regionFacts, type UserId } from "@domain/kernel"
import {
  channelsFor,
  channelsWanted,
  checkedChoices,
  digestTopics,
  messageTopics,
  topicRules,
  urgentKinds,
  usualDigest,
  usualQuietHours,
} from "@domain/messaging"
import { portalRegionOf } from "@domain/portals"
import { ChangePreferences, GetPreferences } from "../contract/preferences.ts"
import { IdentityMessages } from "../ports/identity-messages.ts"
import { MessagePreferences } from "../ports/message-preferences.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { ownAccount } from "./current-account.ts"
import { storeUserChange } from "./users.ts"

const preferencesOf = Effect.fnUntraced(function* (userId: UserId) {
  const { portalId, user, phoneVerified } = yield* ownAccount(userId)
  const {
    quiet = usualQuietHours,
    digest = usualDigest,
    ...choices
  } = yield* (yield* MessagePreferences).of(portalId, userId)
  const services = yield* ServicesOn
  const region = portalRegionOf(yield* (yield* Portals).current, undefined)
  const { display = {} } = user
  return {
    languageId: user.languageId,
    hasVerifiedPhone: phoneVerified,
    topics: messageTopics.map((topic) => ({
      topic,
      channels: channelsWanted(choices, topic, services),
      possible: channelsFor(topic, services),
      essential: topicRules[topic].essential,
      mayWait: digestTopics.includes(topic),
      urgent: urgentKinds(topic),
    })),
    quiet,
    digest,
    timeZone: display.timeZone ?? regionFacts[region].timeZone,
    display,
  }
})

export const getPreferences = handler(GetPreferences, ({ userId }) => preferencesOf(userId))

/** Stores how the caller is shown things; a change that came between is kept, and this one made again. */
const storeDisplay = (userId: UserId, change: DisplayChange, chosen: Pick<DisplaySettings, "isLanguageChosen">) =>
  Effect.repeat(
    Effect.gen(function* () {
      const account = yield* ownAccount(userId)
      const { display = {}, ...user } = account.user
      const next = { ...account, user: { ...user, display: changedDisplay({ ...display, ...chosen }, change) } }
      return yield* (yield* UserRepository).change(next)
    }),
    { until: (isStored) => isStored },
  )

/** Checks everything before it stores anything. */
export const changePreferences = handler(
  ChangePreferences,
  Effect.fnUntraced(function* ({ userId, languageId, topics = {}, quiet, digest, display }) {
    const { portalId } = yield* ownAccount(userId)
    const choices = yield* Effect.fromResult(checkedChoices(topics, yield* ServicesOn))
    if (languageId !== undefined) yield* storeUserChange({ userId }, () => [{ Name: "languageId", Value: languageId }])
    if (display !== undefined || languageId !== undefined)
      yield* storeDisplay(userId, display ?? {}, languageId === undefined ? {} : { isLanguageChosen: true })
    const wishes = { ...choices, ...(quiet !== undefined && { quiet }), ...(digest !== undefined && { digest }) }
    yield* (yield* UnitOfWork).transact(
      Effect.gen(function* () {
        yield* (yield* MessagePreferences).change(portalId, userId, wishes)
        if (quiet !== undefined || digest !== undefined || display?.timeZone !== undefined)
          yield* (yield* IdentityMessages).wishesChanged(portalId, userId)
      }),
    )
    return yield* preferencesOf(userId)
  }),
)
