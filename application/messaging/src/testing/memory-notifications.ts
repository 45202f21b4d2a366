import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { NotificationId, type PortalId, type UserId } from "@domain/kernel"
import { type NotificationReader, Notifications, type StoredNotification } from "../ports/notifications.ts"

interface Row {
  readonly portalId: PortalId
  readonly userId: UserId
  readonly notification: StoredNotification
}

const isReaders = ({ portalId, userId, businessProfileIds }: NotificationReader) => {
  const profiles = new Set(businessProfileIds)
  return ({ notification: { businessProfileId }, ...row }: Row) =>
    row.portalId === portalId &&
    row.userId === userId &&
    (businessProfileId === undefined || profiles.has(businessProfileId))
}

/** Notifications in the in-memory database. */
export const memoryNotifications = Layer.effect(
  Notifications,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<NotificationId, Row>("notifications")
    const ofReader = (reader: NotificationReader) =>
      [...rows.values()]
        .filter(isReaders(reader))
        .map(({ notification }) => notification)
        .toSorted((one, other) => other.id - one.id)
    return {
      add: (to, notification) =>
        Effect.sync(() => {
          const id = NotificationId.make(Math.max(0, ...rows.keys()) + 1)
          rows.set(id, { ...to, notification: { ...notification, id } })
          return id
        }),
      byId: (portalId, userId, id) =>
        Effect.sync(() => {
          const row = rows.get(id)
          return row?.portalId === portalId && row.userId === userId ? row.notification : undefined
        }),
      page: (reader, { unreadOnly, kinds, before, limit }) =>
        Effect.sync(() =>
          ofReader(reader)
            .filter(({ content }) => kinds === undefined || kinds.includes(content.template))
            .filter(({ id, readAt }) => (before === undefined || id < before) && (!unreadOnly || readAt === undefined))
            .slice(0, limit),
        ),
      unread: (reader) =>
        Effect.sync(() => {
          const unread = ofReader(reader).filter(({ readAt }) => readAt === undefined)
          const last = Number.POSITIVE_INFINITY
          return [...Map.groupBy(unread, ({ businessProfileId }) => businessProfileId)]
            .toSorted(([one = last], [other = last]) => one - other)
            .map(([businessProfileId, { length: count }]) => ({
              count,
              ...(businessProfileId !== undefined && { businessProfileId }),
            }))
        }),
      markRead: (reader, which, readAt) =>
        Effect.sync(() => {
          const marked = ofReader(reader).filter(({ id }) =>
            "id" in which ? id === which.id : which.upTo === undefined || id <= which.upTo,
          )
          for (const notification of marked) {
            const row = rows.get(notification.id)
            if (row !== undefined) rows.set(notification.id, { ...row, notification: { readAt, ...notification } })
          }
          return marked.length
        }),
      undoRead: (reader, readAt) =>
        Effect.sync(() => {
          for (const { readAt: marked, ...notification } of ofReader(reader)) {
            const row = rows.get(notification.id)
            if (row !== undefined && marked === readAt) rows.set(notification.id, { ...row, notification })
          }
        }),
      deleteOfLead: (profile, leadName) =>
        Effect.sync(() => {
          for (const { notification } of rows.values()) {
            const { id, businessProfileId, content } = notification
            if (businessProfileId === profile && "leadName" in content && content.leadName === leadName) rows.delete(id)
          }
        }),
      deleteBefore: (instant, limit) =>
        Effect.sync(() => {
          const over = [...rows.values()].filter(({ notification }) => notification.createdAt < instant).slice(0, limit)
          for (const { notification } of over) rows.delete(notification.id)
          return over.length
        }),
    }
  }),
)
