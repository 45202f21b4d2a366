import { Clock, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { KnownDevices } from "@application/identity/ports"
import { orDatabaseDefect } from "../query-results.ts"

/** Known devices; remembering one clears the user's expired ones. */
export const postgresKnownDevices = Layer.effect(
  KnownDevices,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      isKnown: (portalId, userId, hashes, now) =>
        orDatabaseDefect(
          sql`select 1 from known_devices where portal_id = ${portalId} and user_id = ${userId}
              and ${sql.in("device_hash", hashes)} and expires_at > ${now} limit 1`,
        ).pipe(Effect.map((rows) => rows.length > 0)),
      remember: Effect.fnUntraced(function* (portalId, userId, hash, expiresAt) {
        const now = yield* Clock.currentTimeMillis
        yield* orDatabaseDefect(
          sql`with past as (
                delete from known_devices
                where portal_id = ${portalId} and user_id = ${userId} and expires_at <= ${now} and device_hash <> ${hash}
              )
              insert into known_devices (portal_id, user_id, device_hash, expires_at)
              values (${portalId}, ${userId}, ${hash}, ${expiresAt})
              on conflict (portal_id, user_id, device_hash) do update set expires_at = excluded.expires_at`,
        )
      }),
      forget: (portalId, userId) =>
        orDatabaseDefect(sql`delete from known_devices where portal_id = ${portalId} and user_id = ${userId}`).pipe(
          Effect.asVoid,
        ),
    }
  }),
)
