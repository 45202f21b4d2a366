import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { HeldMessages } from "@application/messaging/ports"
import { NotificationId, PortalId, UserId } from "@domain/kernel"
import { TopicChannel } from "@domain/messaging"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"

const userOf = decodedRow(Schema.Struct({ portalId: PortalId, userId: UserId }))
const heldOf = decodedRow(
  Schema.Struct({
    notificationId: NotificationId,
    channel: TopicChannel,
    link: Schema.optionalKey(Schema.String),
    toldAt: Schema.Number,
  }),
)

/** Held messages, one row for each notification and channel. */
export const postgresHeldMessages = Layer.effect(
  HeldMessages,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      hold: ({ portalId, userId }, { notificationId, channel, link, toldAt }, dueAt) =>
        orDatabaseDefect(
          sql`insert into held_messages ${sql.insert({
            portal_id: portalId,
            user_id: userId,
            notification_id: notificationId,
            channel,
            link: link ?? null,
            told_at: toldAt,
            due_at: dueAt,
          })}`,
        ).pipe(Effect.asVoid),
      nextUser: Effect.fnUntraced(function* (now) {
        const [row] = yield* orDatabaseDefect(
          sql<object>`select portal_id as "portalId", user_id as "userId" from held_messages
            where due_at <= ${now} order by due_at limit 1`,
        )
        return row === undefined ? undefined : yield* userOf(row)
      }),
      due: ({ portalId, userId }, now) =>
        orDatabaseDefect(
          sql<object>`select notification_id as "notificationId", channel, link, told_at as "toldAt" from held_messages
            where portal_id = ${portalId} and user_id = ${userId} and due_at <= ${now}
            order by notification_id, channel for update`,
        ).pipe(Effect.flatMap(Effect.forEach((row) => heldOf(withoutNulls(row))))),
      postpone: ({ notificationId, channel }, dueAt) =>
        orDatabaseDefect(
          sql`update held_messages set due_at = ${dueAt}
            where notification_id = ${notificationId} and channel = ${channel}`,
        ).pipe(Effect.asVoid),
      remove: ({ notificationId, channel }) =>
        orDatabaseDefect(
          sql`delete from held_messages where notification_id = ${notificationId} and channel = ${channel}`,
        ).pipe(Effect.asVoid),
      dueAgain: ({ portalId, userId }, dueAt) =>
        orDatabaseDefect(
          sql`update held_messages set due_at = ${dueAt} where portal_id = ${portalId} and user_id = ${userId}`,
        ).pipe(Effect.asVoid),
    }
  }),
)
