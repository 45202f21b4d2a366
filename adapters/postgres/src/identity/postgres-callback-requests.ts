import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { CallbackRequests, type StoredCallback } from "@application/identity/ports"
import { CallbackRequestId, PortalId } from "@domain/kernel"
import { CallbackAnswer, CallbackRequest } from "@domain/messaging"
import { orDatabaseDefect, decodedRow, withoutNulls } from "../query-results.ts"

const decoded = decodedRow(
  Schema.Struct({
    id: CallbackRequestId,
    portalId: PortalId,
    request: CallbackRequest,
    requestedAt: Schema.Number,
    replyDueAt: Schema.Number,
    answer: Schema.optionalKey(CallbackAnswer),
  }),
)
const storedOf = (row: object): Effect.Effect<StoredCallback> => decoded(withoutNulls(row))

/** Requests to be called, by portal and time. */
export const postgresCallbackRequests = Layer.effect(
  CallbackRequests,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns =
      sql.literal(`id, portal_id as "portalId", requested_at as "requestedAt", reply_due_at as "replyDueAt",
      json_build_object('id', user_id, 'businessProfileId', business_profile_id, 'phone', phone, 'portal', portal) as request,
      case when handled_at is not null
        then jsonb_strip_nulls(jsonb_build_object('at', handled_at, 'by', handled_by, 'note', handled_note)) end as answer`)
    const inState = { open: sql.literal("and handled_at is null"), handled: sql.literal("and handled_at is not null") }
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
      page: (portalId, { state, before, limit }) =>
        orDatabaseDefect(
          sql<object>`select ${columns} from callback_requests where portal_id = ${portalId}
              ${state === undefined ? sql.literal("") : inState[state]}
              ${before === undefined ? sql.literal("") : sql`and id < ${before}`}
              order by id desc limit ${limit}::int`,
        ).pipe(Effect.flatMap(Effect.forEach(storedOf))),
      byId: Effect.fnUntraced(function* (portalId, id) {
        const [row] = yield* orDatabaseDefect(
          sql<object>`select ${columns} from callback_requests where portal_id = ${portalId} and id = ${id}`,
        )
        return row === undefined ? undefined : yield* storedOf(row)
      }),
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
