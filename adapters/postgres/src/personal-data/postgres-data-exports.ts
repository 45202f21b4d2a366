import { Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { DataExports } from "@application/identity/ports"
import { orDatabaseDefect } from "../query-results.ts"
import { personalTables } from "../tables/index.ts"

interface ExportRow {
  readonly requestedAt: number
  readonly readyAt: number | null
  readonly expiresAt: number | null
}

/**
 * One statement that reads every personal table as one moment has it; each is a list of its rows. A function would take no
 * more than fifty tables.
 */
const collecting = `select json_object_agg(name, rows)::text as document from (${personalTables
  .map(
    ([table, { where, secret = [] }]) =>
      `select '${table}' as name, (
        select coalesce(json_agg(to_jsonb(own) - array[${secret.map((name) => `'${name}'`).join(",")}]::text[]), '[]')
        from (select * from ${table} where ${where}) as own) as rows`,
  )
  .join(" union all\n")}) as personal`

/** Exports as rows; the document goes when its link ends. */
export const postgresDataExports = Layer.effect(
  DataExports,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      collect: (portalId, userId) =>
        orDatabaseDefect(sql.unsafe<{ readonly document: string }>(collecting, [portalId, userId])).pipe(
          Effect.map(([row]) => row?.document ?? "{}"),
        ),
      ask: ({ portalId, userId }, requestedAt) =>
        orDatabaseDefect(
          sql`insert into data_exports (portal_id, user_id, requested_at) values (${portalId}, ${userId}, ${requestedAt})
            on conflict (portal_id, user_id) do update
            set requested_at = excluded.requested_at, ready_at = null, expires_at = null, key_hash = null, document = null`,
        ).pipe(Effect.asVoid),
      finish: ({ portalId, userId }, { keyHash, document, readyAt, expiresAt }) =>
        orDatabaseDefect(
          sql`update data_exports set key_hash = ${keyHash}, document = ${document}, ready_at = ${readyAt}, expires_at = ${expiresAt}
            where portal_id = ${portalId} and user_id = ${userId}`,
        ).pipe(Effect.asVoid),
      latest: ({ portalId, userId }, now) =>
        orDatabaseDefect(
          sql<ExportRow>`select requested_at as "requestedAt", ready_at as "readyAt", expires_at as "expiresAt"
            from data_exports where portal_id = ${portalId} and user_id = ${userId}
              and (expires_at is null or expires_at > ${now})`,
        ).pipe(
          Effect.map(([row]) =>
            Option.map(Option.fromUndefinedOr(row), ({ requestedAt, readyAt, expiresAt }) => ({
              requestedAt,
              ...(readyAt !== null && { readyAt }),
              ...(expiresAt !== null && { expiresAt }),
            })),
          ),
        ),
      take: ({ portalId, userId }, keyHashes, now) =>
        orDatabaseDefect(
          sql<{ readonly document: string }>`with taken as (
              select portal_id, user_id, document from data_exports
              where portal_id = ${portalId} and user_id = ${userId} and ${sql.in("key_hash", keyHashes)}
                and expires_at > ${now} and document is not null
              for update
            )
            update data_exports export set document = null, key_hash = null, expires_at = ${now}
            from taken where export.portal_id = taken.portal_id and export.user_id = taken.user_id
            returning taken.document`,
        ).pipe(Effect.map(([row]) => Option.fromUndefinedOr(row?.document))),
    }
  }),
)
