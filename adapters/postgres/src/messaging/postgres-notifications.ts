import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { type DocumentRow, storedDocument } from "@application/kernel"
import { type NotificationReader, Notifications, type StoredNotification } from "@application/messaging/ports"
import { BusinessProfileId, NotificationId } from "@domain/kernel"
import { MessageContent } from "@domain/messaging"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"

const storedMessage = storedDocument(MessageContent, [])

const factsOf = decodedRow(
  Schema.Struct({
    id: NotificationId,
    businessProfileId: Schema.optionalKey(BusinessProfileId),
    createdAt: Schema.Number,
    readAt: Schema.optionalKey(Schema.Number),
  }),
)

const shareOf = decodedRow(
  Schema.Struct({ businessProfileId: Schema.optionalKey(BusinessProfileId), count: Schema.Int }),
)

const notificationOf = Effect.fnUntraced(function* ({ document, version, ...facts }: DocumentRow) {
  const content = yield* storedMessage.read(document, version)
  const stored: StoredNotification = { ...(yield* factsOf(withoutNulls(facts))), content }
  return stored
})

/** Notifications, one row each. */
export const postgresNotifications = Layer.effect(
  Notifications,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql.literal(`id, business_profile_id as "businessProfileId", document, document_version as version,
      created_at as "createdAt", read_at as "readAt"`)
    const ofReader = ({ portalId, userId, businessProfileIds }: NotificationReader) =>
      sql`portal_id = ${portalId} and user_id = ${userId}
        and (business_profile_id is null or business_profile_id = any (${[...businessProfileIds]}::bigint[]))`
    const unread = (reader: NotificationReader) =>
      orDatabaseDefect(
        sql<object>`select business_profile_id as "businessProfileId", count(*) as count from notifications
          where ${ofReader(reader)} and read_at is null group by 1 order by 1`,
      ).pipe(Effect.flatMap(Effect.forEach((row) => shareOf(withoutNulls(row)))))
    return {
      add: ({ portalId, userId }, { businessProfileId, content, createdAt }) =>
        orDatabaseDefect(
          sql<{ readonly id: number }>`insert into notifications ${sql.insert({
            portal_id: portalId,
            user_id: userId,
            business_profile_id: businessProfileId ?? null,
            document: storedMessage.write(content),
            document_version: storedMessage.version,
            created_at: createdAt,
          })} returning id`,
        ).pipe(Effect.map(([row]) => NotificationId.make(row?.id ?? 0))),
      byId: Effect.fnUntraced(function* (portalId, userId, id) {
        const [row] = yield* orDatabaseDefect(
          sql<DocumentRow>`select ${columns} from notifications
            where portal_id = ${portalId} and user_id = ${userId} and id = ${id}`,
        )
        return row === undefined ? undefined : yield* notificationOf(row)
      }),
      page: (reader, { unreadOnly, kinds, before, limit }) =>
        orDatabaseDefect(
          sql<DocumentRow>`select ${columns} from notifications where ${ofReader(reader)}
            ${before === undefined ? sql.literal("") : sql`and id < ${before}`}
            ${kinds === undefined ? sql.literal("") : sql`and document ->> 'template' = any (${[...kinds]}::text[])`}
            ${unreadOnly ? sql.literal("and read_at is null") : sql.literal("")}
            order by id desc limit ${limit}::int`,
        ).pipe(Effect.flatMap(Effect.forEach(notificationOf))),
      unread,
      markRead: (reader, which, readAt) => {
        const marked =
          "id" in which
            ? sql`and id = ${which.id}`
            : which.upTo === undefined
              ? sql.literal("")
              : sql`and id <= ${which.upTo}`
        return orDatabaseDefect(
          sql`with marked as (
              update notifications set read_at = ${readAt} where ${ofReader(reader)} ${marked} and read_at is null
            )
            select from notifications where ${ofReader(reader)} ${marked}`,
        ).pipe(Effect.map(({ length }) => length))
      },
      undoRead: (reader, readAt) =>
        orDatabaseDefect(
          sql`update notifications set read_at = null where ${ofReader(reader)} and read_at = ${readAt}`,
        ).pipe(Effect.asVoid),
      deleteOfLead: (profile, leadName) =>
        orDatabaseDefect(
          sql`delete from notifications where business_profile_id = ${profile}
            and document ? 'leadName' and document ->> 'leadName' = ${leadName}`,
        ).pipe(Effect.asVoid),
      deleteBefore: (instant, limit) =>
        orDatabaseDefect(
          sql`delete from notifications where id in (
              select id from notifications where created_at < ${instant} limit ${limit}::int for update skip locked
            ) returning 1`,
        ).pipe(Effect.map(({ length }) => length)),
    }
  }),
)
