import { Clock, Effect, Option } from "effect"
import { handler, CurrentActor, inBatches } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { UserNotFound } from "@domain/identity"
import { deletedBefore, type UserId } from "@domain/kernel"
import { allMessageKinds, notificationAddress, NotificationNotFound, topicOfMessage } from "@domain/messaging"
import { type Portal, spokenLanguage } from "@domain/portals"
import {
  DeleteOldNotifications,
  GetPushKey,
  ListNotifications,
  ReadAllNotifications,
  ReadNotification,
  type ShownNotification,
  UndoReading,
} from "../contract/notifications.ts"
import { MessageUsers } from "../ports/message-users.ts"
import { NotificationWords } from "../ports/notification-words.ts"
import { Notifications, type StoredNotification, type UnreadShare } from "../ports/notifications.ts"
import { PushSender } from "../ports/push-sender.ts"

const usualLimit = 20

const countOf = (shares: ReadonlyArray<UnreadShare>): number => shares.reduce((sum, { count }) => sum + count, 0)

/** The caller and the profiles they work on now, if the call names them; another's fails whether it exists or not. */
const readerOf = Effect.fnUntraced(function* (userId: UserId) {
  const actor = yield* CurrentActor
  if (actor.kind !== "user" || actor.userId !== userId) return yield* new UserNotFound({})
  const businessProfileIds = actor.memberships.map(({ businessProfileId }) => businessProfileId)
  return { portalId: actor.portalId, userId, businessProfileIds }
})

/** Writes notifications in a language; notifications whose topic no longer exists are left out. */
const shownIn = Effect.fnUntraced(function* (
  stored: ReadonlyArray<StoredNotification>,
  portal: Portal,
  language: string,
) {
  const words = yield* NotificationWords
  return stored.flatMap((one): ReadonlyArray<ShownNotification> => {
    const { id, content, businessProfileId, createdAt, readAt } = one
    const topic = topicOfMessage(content.template)
    if (topic === undefined) return []
    const address = notificationAddress(one)
    return [
      {
        id,
        kind: content.template,
        topic,
        ...words.of(content, portal, language),
        createdAt,
        isRead: readAt !== undefined,
        ...(businessProfileId !== undefined && { businessProfileId }),
        ...(address !== undefined && { address }),
      },
    ]
  })
})

export const listNotifications = handler(
  ListNotifications,
  Effect.fnUntraced(function* (input) {
    const { userId, businessProfileId, unreadOnly = false, topics, language, before, limit = usualLimit } = input
    const reader = yield* readerOf(userId)
    const user = Option.getOrUndefined(yield* (yield* MessageUsers).of(reader.portalId, userId))
    const portal = yield* (yield* Portals).byId(reader.portalId)
    const notifications = yield* Notifications
    const wanted =
      businessProfileId === undefined
        ? reader
        : { ...reader, businessProfileIds: reader.businessProfileIds.filter((id) => id === businessProfileId) }
    const found = yield* notifications.page(wanted, {
      unreadOnly,
      limit: limit + 1,
      ...(topics !== undefined && {
        kinds: allMessageKinds.filter((kind) => topics.some((topic) => topic === topicOfMessage(kind))),
      }),
      ...(before !== undefined && { before }),
    })
    const page = found.slice(0, limit)
    const last = page.at(-1)
    const unread = yield* notifications.unread(wanted)
    return {
      notifications: yield* shownIn(page, portal, spokenLanguage(portal, language ?? user?.language ?? portal.locale)),
      unreadCount: countOf(unread),
      unreadByProfile: unread.flatMap(({ businessProfileId: id, count }) =>
        id === undefined ? [] : [{ businessProfileId: id, count }],
      ),
      ...(found.length > limit && last !== undefined && { before: last.id }),
    }
  }),
)

export const readNotification = handler(
  ReadNotification,
  Effect.fnUntraced(function* ({ userId, notificationId }) {
    const reader = yield* readerOf(userId)
    const notifications = yield* Notifications
    const readAt = yield* Clock.currentTimeMillis
    const marked = yield* notifications.markRead(reader, { id: notificationId }, readAt)
    if (marked === 0) return yield* new NotificationNotFound({})
    return { unreadCount: countOf(yield* notifications.unread(reader)), readAt }
  }),
)

export const readAllNotifications = handler(
  ReadAllNotifications,
  Effect.fnUntraced(function* ({ userId, upTo }) {
    const reader = yield* readerOf(userId)
    const notifications = yield* Notifications
    const readAt = yield* Clock.currentTimeMillis
    yield* notifications.markRead(reader, { upTo }, readAt)
    return { unreadCount: countOf(yield* notifications.unread(reader)), readAt }
  }),
)

export const undoReading = handler(
  UndoReading,
  Effect.fnUntraced(function* ({ userId, readAt }) {
    const reader = yield* readerOf(userId)
    const notifications = yield* Notifications
    yield* notifications.undoRead(reader, readAt)
    return { unreadCount: countOf(yield* notifications.unread(reader)) }
  }),
)

export const getPushKey = handler(GetPushKey, () =>
  Effect.map(PushSender, ({ publicKey }) => (publicKey === undefined ? {} : { publicKey })),
)

export const deleteOldNotifications = handler(
  DeleteOldNotifications,
  Effect.fnUntraced(function* () {
    const before = deletedBefore("notification", yield* Clock.currentTimeMillis)
    const { deleteBefore } = yield* Notifications
    yield* inBatches((limit) => deleteBefore(before, limit))
    return {}
  }),
)
