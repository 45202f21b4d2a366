import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { CallbackRequests } from "@application/identity/ports"
import { PortalId } from "@domain/kernel"
import { CallbackRequest } from "@domain/messaging"
import { orDatabaseDefect, decodedRow } from "../query-results.ts"

const storedOf = decodedRow(
  Schema.Struct({
    portalId: PortalId,
    request: CallbackRequest,
    requestedAt: Schema.Number,
    replyDueAt: Schema.Number,
  }),
)

/** Requests to be called, by portal and time. */
export const postgresCallbackRequests = Layer.effect(
  CallbackRequests,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
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
      latest: (portalId, limit) =>
        orDatabaseDefect(
          sql`select portal_id as "portalId", requested_at as "requestedAt", reply_due_at as "replyDueAt",
                json_build_object('id', user_id, 'businessProfileId', business_profile_id, 'phone', phone, 'portal', portal) as request
              from callback_requests where portal_id = ${portalId} order by id desc limit ${limit}`,
        ).pipe(Effect.flatMap(Effect.forEach(storedOf))),
    }
  }),
)
