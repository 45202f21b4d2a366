import { Clock, Effect, Option } from "effect"
import { batchRows, handler, UnitOfWork } from "@application/kernel"
import { Portals } from "@application/portals/services"
import type { BusinessProfileId } from "@domain/kernel"
import { spokenLanguage } from "@domain/portals"
import { SendHeldMessages } from "../contract/send-held.ts"
import { type HeldFor, type HeldMessage, HeldMessages } from "../ports/held-messages.ts"
import { type MessageUser, MessageUsers } from "../ports/message-users.ts"
import { NotificationWords } from "../ports/notification-words.ts"
import { Notifications, type StoredNotification } from "../ports/notifications.ts"
import { AddressMessages } from "../services/address-messages.ts"
import { leaveTime, queueMessage } from "./leaving-messages.ts"

/** How many messages one digest tells of; more take another. */
const mostInDigest = 50

/** Where the reader of a digest changes what it holds. */
const choicesPath = (profile: BusinessProfileId | undefined): string =>
  profile === undefined ? "/app" : `/app/${profile}/userPreferences?part=messages`

/** Queues what was held back as one mail, in the order in which it was told. */
const sendDigest = Effect.fnUntraced(function* (
  { portalId }: HeldFor,
  user: MessageUser,
  notifications: ReadonlyArray<StoredNotification>,
) {
  const portal = yield* (yield* Portals).byId(portalId)
  const language = spokenLanguage(portal, user.language)
  const words = yield* NotificationWords
  const messages = yield* AddressMessages
  const profile = notifications.find(({ businessProfileId }) => businessProfileId !== undefined)?.businessProfileId
  for (let from = 0; from < notifications.length; from += mostInDigest) {
    const part = notifications.slice(from, from + mostInDigest)
    yield* messages.send(
      { portalId, channel: "Email", to: user.emailAddress, language: user.language },
      {
        template: "digest",
        link: `${user.origin}/app`,
        choicesLink: `${user.origin}${choicesPath(profile)}`,
        items: part.map(({ content }) => words.of(content, portal, language)),
      },
    )
  }
})

/** Sends a user's due messages and removes them, or waits on; all in the caller's transaction. */
const sendDue = Effect.fnUntraced(function* (to: HeldFor, now: number) {
  const held = yield* HeldMessages
  const user = Option.getOrUndefined(yield* (yield* MessageUsers).of(to.portalId, to.userId))
  const notifications = yield* Notifications
  const mailed: Array<StoredNotification> = []
  for (const message of yield* held.due(to, now)) {
    const notification = yield* notifications.byId(to.portalId, to.userId, message.notificationId)
    if (user !== undefined && notification !== undefined) {
      const dueAt = leaveTime(user, notification.content, message, now)
      if (dueAt > now) {
        yield* held.postpone(message, dueAt)
        continue
      }
      if (message.channel === "Email") mailed.push(notification)
      else yield* queueMessage(to, user, withLink(notification, message), message)
    }
    yield* held.remove(message)
  }
  if (user !== undefined && mailed.length > 0) yield* sendDigest(to, user, mailed)
})

/** The content with the link that only a short message carries. */
const withLink = ({ content }: StoredNotification, { link }: HeldMessage) =>
  link === undefined || !("link" in content) ? content : { ...content, link }

/** Until a user's messages are tried again after a failure. */
const hour = 3_600_000

/** One user at a time, each in a transaction of its own, so that one who fails holds up nobody else. */
export const sendHeldMessages = handler(
  SendHeldMessages,
  Effect.fnUntraced(function* () {
    const { transact } = yield* UnitOfWork
    const { nextUser, dueAgain } = yield* HeldMessages
    const now = yield* Clock.currentTimeMillis
    for (let turn = 0; turn < batchRows; turn += 1) {
      const to = yield* nextUser(now)
      if (to === undefined) break
      yield* Effect.catchCause(transact(sendDue(to, now)), (cause) =>
        Effect.andThen(Effect.logError("Held messages did not leave", cause), dueAgain(to, now + hour)),
      )
    }
    return {}
  }),
)
