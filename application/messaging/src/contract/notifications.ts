import { Schema } from "effect"
import { contract } from "@application/kernel"
import { UserNotFound } from "@domain/identity"
import { BusinessProfileId, NotificationId, UserId } from "@domain/kernel"
import { MessageTopic, NotificationNotFound } from "@domain/messaging"
import { portalLanguages } from "@domain/portals"

/** A notification in words; `address` is a path of the portal's site, and `createdAt` epoch milliseconds. */
export const ShownNotification = Schema.Struct({
  id: NotificationId,
  kind: Schema.String,
  topic: MessageTopic,
  businessProfileId: Schema.optionalKey(BusinessProfileId),
  title: Schema.String,
  text: Schema.String,
  address: Schema.optionalKey(Schema.String),
  createdAt: Schema.Number,
  isRead: Schema.Boolean,
})
export type ShownNotification = typeof ShownNotification.Type

const unread = { unreadCount: Schema.Int }

/** How many notifications of a profile are unread. */
const UnreadOfProfile = Schema.Struct({ businessProfileId: BusinessProfileId, count: Schema.Int })

/** A page of notifications of the caller's account and of the profiles that the caller works on, newest first. Ours. */
export const ListNotifications = contract("messaging/ListNotifications", {
  kind: "query",
  access: "keepOwnAccount",
  route: "GET /users/:userId/notifications",
  summary: "List the user's notifications, newest first",
  description:
    "Notifications of the account and of the profiles that the user works on, or of the profile that is named; with topics, only notifications about these. They are written in language, or else in the user's. address is a path of the portal's site. unreadCount counts all pages, and unreadByProfile those of each profile that has any. For the next page send back before. Each is deleted after 180 days.",
  example: { userId: 9, unreadOnly: true, limit: 20 },
  input: Schema.Struct({
    userId: UserId,
    businessProfileId: Schema.optionalKey(BusinessProfileId),
    unreadOnly: Schema.optionalKey(Schema.Boolean),
    topics: Schema.optionalKey(Schema.Array(MessageTopic).check(Schema.isMaxLength(5))),
    language: Schema.optionalKey(Schema.Literals(portalLanguages)),
    before: Schema.optionalKey(NotificationId),
    limit: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({
    notifications: Schema.Array(ShownNotification),
    ...unread,
    unreadByProfile: Schema.Array(UnreadOfProfile),
    before: Schema.optionalKey(NotificationId),
  }),
  failures: [UserNotFound],
})

/** When notifications were marked, by which the mark is undone. */
const instant = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 8_640_000_000_000_000 }))
const marked = { ...unread, readAt: instant }

/** Marks one notification of the caller as read. Ours. */
export const ReadNotification = contract("messaging/ReadNotification", {
  kind: "command",
  access: "keepOwnAccount",
  route: "POST /users/:userId/notifications/:notificationId/read",
  summary: "Mark a notification as read",
  example: { userId: 9, notificationId: 12 },
  input: Schema.Struct({ userId: UserId, notificationId: NotificationId }),
  output: Schema.Struct(marked),
  failures: [UserNotFound, NotificationNotFound],
})

/** Marks the caller's notifications as read, up to the newest that they have seen. Ours. */
export const ReadAllNotifications = contract("messaging/ReadAllNotifications", {
  kind: "command",
  access: "keepOwnAccount",
  route: "POST /users/:userId/notifications/read",
  summary: "Mark notifications as read, up to the newest that was seen",
  description: "Without upTo, all of them.",
  example: { userId: 9, upTo: 12 },
  input: Schema.Struct({ userId: UserId, upTo: Schema.optionalKey(NotificationId) }),
  output: Schema.Struct(marked),
  failures: [UserNotFound],
})

/** Makes the caller's notifications unread again that one mark has marked as read. Ours. */
export const UndoReading = contract("messaging/UndoReading", {
  kind: "command",
  access: "keepOwnAccount",
  route: "POST /users/:userId/notifications/unread",
  summary: "Undo a mark as read",
  description: "readAt is what marking answered. Those that were read before or after it stay read.",
  example: { userId: 9, readAt: 1_795_000_000_000 },
  input: Schema.Struct({ userId: UserId, readAt: instant }),
  output: Schema.Struct(unread),
  failures: [UserNotFound],
})

/** Tells with which key a browser subscribes to push messages; none where nothing is pushed. Ours. */
export const GetPushKey = contract("messaging/GetPushKey", {
  kind: "query",
  access: "readReferenceData",
  route: "GET /pushKey",
  summary: "Get the key with which a browser subscribes to push messages",
  description:
    "The applicationServerKey of PushManager.subscribe. The subscription's JSON is the token of a push subscription. Without publicKey nothing is pushed.",
  example: {},
  input: Schema.Struct({}),
  output: Schema.Struct({ publicKey: Schema.optionalKey(Schema.String) }),
})

/** Deletes notifications whose time is over. */
export const DeleteOldNotifications = contract("messaging/DeleteOldNotifications", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({}),
})
