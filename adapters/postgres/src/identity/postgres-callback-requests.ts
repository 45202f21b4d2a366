import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { type CallbackQuery, CallbackRequests, type StoredCallback } from "@application/identity/ports"
import { CallbackRequestId, PortalId } from "@domain/kernel"
import { CallbackAnswer, CallbackClaim, CallbackRequest } from "@domain/messaging"
import { escapedLike } from "../escaped-like.ts"
import { orDatabaseDefect, decodedRow, withoutNulls } from "../query-results.ts"

const decoded = decodedRow(
  Schema.Struct({
    id: CallbackRequestId,
    portalId: PortalId,
    request: CallbackRequest,
    requestedAt: Schema.Number,
    replyDueAt: Schema.Number,
    claim: Schema.optionalKey(CallbackClaim),
    note: Schema.optionalKey(Schema.String),
    answer: Schema.optionalKey(CallbackAnswer),
  }),
)
const totalOf = decodedRow(Schema.Struct({ total: Schema.Int }))
const storedOf = (row: object): Effect.Effect<StoredCallback> => decoded(withoutNulls(row))

/** Requests to be called, by portal and time. */
export const postgresCallbackRequests = Layer.effect(
  CallbackRequests,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns =
      sql.literal(`id, portal_id as "portalId", requested_at as "requestedAt", reply_due_at as "replyDueAt",
      json_build_object('id', user_id, 'businessProfileId', business_profile_id, 'phone', phone, 'portal', portal) as request,
      case when claimed_by is not null then jsonb_build_object('at', claimed_at, 'by', claimed_by) end as claim,
      staff_note as note,
      case when handled_at is not null
        then jsonb_strip_nulls(jsonb_build_object('at', handled_at, 'by', handled_by, 'note', handled_note)) end as answer`)
    const inState = ({ state, now }: CallbackQuery) => {
      if (state === undefined) return sql``
      if (state === "handled") return sql`and handled_at is not null`
      return state === "open"
        ? sql`and handled_at is null`
        : sql`and handled_at is null and reply_due_at <= ${now}::bigint`
    }
    const sought = (search: string) =>
      search === ""
        ? sql``
        : sql`and concat_ws(chr(10), phone,
            (select first_name || ' ' || last_name from users where users.id = user_id),
            (select name from business_profiles where business_profiles.id = business_profile_id)
          ) ilike ${`%${escapedLike(search)}%`}`
    return {
      add: ({ portalId, request, requestedAt, replyDueAt }) =>
        orDatabaseDefect(
          sql`insert into callback_requests ${sql.insert({
            portal_id: portalId,
            user_id: request.id,
            business_profile_id: request.businessProfileId,
            phone: request.phone,
            portal: request.portal,
            requested_at: requestedAt,
            reply_due_at: replyDueAt,
          })}`,
        ).pipe(Effect.asVoid),
      page: Effect.fnUntraced(function* (portalId, query) {
        const found = sql`from callback_requests where portal_id = ${portalId} ${inState(query)} ${sought(query.search)}`
        const rows = yield* orDatabaseDefect(
          sql<object>`select ${columns} ${found}
            order by handled_at is not null, case when handled_at is null then reply_due_at end, handled_at desc,
              case when handled_at is null then id else -id end
            limit ${query.limit}::int offset ${query.skip}::int`,
        )
        const [count] = yield* orDatabaseDefect(sql<object>`select count(*)::int as total ${found}`)
        return { requests: yield* Effect.forEach(rows, storedOf), total: (yield* totalOf(count)).total }
      }),
      byId: Effect.fnUntraced(function* (portalId, id) {
        const [row] = yield* orDatabaseDefect(
          sql<object>`select ${columns} from callback_requests where portal_id = ${portalId} and id = ${id}`,
        )
        return row === undefined ? undefined : yield* storedOf(row)
      }),
      latestOf: Effect.fnUntraced(function* (portalId, userId, businessProfileId) {
        const [row] = yield* orDatabaseDefect(
          sql<object>`select ${columns} from callback_requests
              where portal_id = ${portalId} and user_id = ${userId} and business_profile_id = ${businessProfileId}
              order by id desc limit 1`,
        )
        return row === undefined ? undefined : yield* storedOf(row)
      }),
      claim: (portalId, id, claim) =>
        orDatabaseDefect(
          sql`update callback_requests set claimed_at = ${claim?.at ?? null}::bigint, claimed_by = ${claim?.by ?? null}::bigint
              where portal_id = ${portalId} and id = ${id} and handled_at is null
                and (claimed_by is null or ${claim === undefined}::boolean)`,
        ).pipe(Effect.asVoid),
      keepNote: (portalId, id, note) =>
        orDatabaseDefect(
          sql`update callback_requests set staff_note = ${note} where portal_id = ${portalId} and id = ${id}`,
        ).pipe(Effect.asVoid),
      answer: (portalId, id, answer) =>
        orDatabaseDefect(
          sql`update callback_requests set handled_at = ${answer?.at ?? null}::bigint,
                handled_by = ${answer?.by ?? null}::bigint, handled_note = ${answer?.note ?? null}::text
              where portal_id = ${portalId} and id = ${id}
                and (handled_at is null or ${answer === undefined}::boolean)`,
        ).pipe(Effect.asVoid),
    }
  }),
)
