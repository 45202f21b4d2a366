import { Clock, Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { PasswordResets } from "@application/identity/ports"
import { UserId } from "@domain/kernel"
import { orDatabaseDefect, decodedRow } from "../query-results.ts"

const takenOf = decodedRow(Schema.Struct({ userId: UserId, wasMailed: Schema.Boolean }))

/** Reset links; taking one deletes it, and a new one clears the user's expired ones. */
export const postgresPasswordResets = Layer.effect(
  PasswordResets,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      add: Effect.fnUntraced(function* ({ portalId, userId, keyHash, expiresAt, wasMailed }) {
        const now = yield* Clock.currentTimeMillis
        yield* orDatabaseDefect(
          sql`with past as (
                delete from password_resets
                where portal_id = ${portalId} and user_id = ${userId} and expires_at <= ${now}
              )
              insert into password_resets (portal_id, key_hash, user_id, expires_at, was_mailed)
              values (${portalId}, ${keyHash}, ${userId}, ${expiresAt}, ${wasMailed})`,
        )
      }),
      take: Effect.fnUntraced(function* (portalId, keyHash, now) {
        const [row] = yield* orDatabaseDefect(
          sql`delete from password_resets
              where portal_id = ${portalId} and key_hash = ${keyHash} and expires_at > ${now}
              returning user_id as "userId", was_mailed as "wasMailed"`,
        )
        return row === undefined ? Option.none() : Option.some(yield* takenOf(row))
      }),
      revokeUser: (portalId, userId) =>
        orDatabaseDefect(sql`delete from password_resets where portal_id = ${portalId} and user_id = ${userId}`).pipe(
          Effect.asVoid,
        ),
    }
  }),
)
