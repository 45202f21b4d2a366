import { Context, type Effect } from "effect"
import type { BusinessProfileId, NotificationId, PortalId, UserId } from "@domain/kernel"
import type { MessageContent, MessageKind } from "@domain/messaging"

/** A user's notification; times are epoch milliseconds. */
export interface StoredNotification {
  readonly id: NotificationId
  readonly businessProfileId?: BusinessProfileId
  readonly content: MessageContent
  readonly createdAt: number
  readonly readAt?: number
}

/** Whose notifications a caller reads: the account's own and the notifications of these profiles. */
export interface NotificationReader {
  readonly portalId: PortalId
  readonly userId: UserId
  readonly businessProfileIds: ReadonlyArray<BusinessProfileId>
}

/** How many of a profile's notifications are unread; of the account's own where no profile is named. */
export interface UnreadShare {
  readonly businessProfileId?: BusinessProfileId
  readonly count: number
}

/** A page, newest first. */
export interface NotificationQuery {
  readonly unreadOnly: boolean
  /** Only notifications of these kinds. */
  readonly kinds?: ReadonlyArray<MessageKind>
  readonly before?: NotificationId
  readonly limit: number
}

/** Notifications of users. */
export class Notifications extends Context.Service<
  Notifications,
  {
    readonly add: (
      to: { readonly portalId: PortalId; readonly userId: UserId },
      notification: Omit<StoredNotification, "id" | "readAt">,
    ) => Effect.Effect<NotificationId>
    readonly byId: (
      portalId: PortalId,
      userId: UserId,
      id: NotificationId,
    ) => Effect.Effect<StoredNotification | undefined>
    readonly page: (
      reader: NotificationReader,
      query: NotificationQuery,
    ) => Effect.Effect<ReadonlyArray<StoredNotification>>
    /** One share for each profile that has any, in the order of their ids, the account's own last. */
    readonly unread: (reader: NotificationReader) => Effect.Effect<ReadonlyArray<UnreadShare>>
    /** Marks one, or all up to a number, and returns how many the reader has that match, read before or not. */
    readonly markRead: (
      reader: NotificationReader,
      which: { readonly id: NotificationId } | { readonly upTo: NotificationId | undefined },
      readAt: number,
    ) => Effect.Effect<number>
    /** Makes unread again what was marked as read at an instant. */
    readonly undoRead: (reader: NotificationReader, readAt: number) => Effect.Effect<void>
    /** Deletes a profile's notifications that carry a lead's name. */
    readonly deleteOfLead: (businessProfileId: BusinessProfileId, leadName: string) => Effect.Effect<void>
    /** Deletes up to `limit` that were made before an instant; returns how many. */
    readonly deleteBefore: (instant: number, limit: number) => Effect.Effect<number>
  }
>()("messaging/Notifications") {}
