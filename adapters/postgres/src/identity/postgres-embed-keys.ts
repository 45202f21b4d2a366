import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { EmbedKeys } from "@application/identity/ports"
import { EmbedAlgorithm } from "@domain/identity"
import { UserId } from "@domain/kernel"
import { orDatabaseDefect, decodedRow, withoutNulls } from "../query-results.ts"

const keyOf = decodedRow(
  Schema.Struct({
    keyId: Schema.String,
    algorithm: EmbedAlgorithm,
    publicKey: Schema.String,
    savedBy: Schema.optionalKey(UserId),
    usableFrom: Schema.Number,
  }),
)

/** Keys of portals by id, and used tokens by theirs. */
export const postgresEmbedKeys = Layer.effect(
  EmbedKeys,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      byId: Effect.fnUntraced(function* (portalId, keyId) {
        const [row] = yield* orDatabaseDefect(
          sql`select key_id as "keyId", algorithm, public_key as "publicKey", saved_by as "savedBy",
                coalesce(usable_from, 0) as "usableFrom" from embed_keys
              where portal_id = ${portalId} and key_id = ${keyId}`,
        )
        return row === undefined ? undefined : yield* keyOf(withoutNulls(row))
      }),
      save: (portalId, { keyId, algorithm, publicKey, savedBy, usableFrom }) =>
        orDatabaseDefect(
          sql`insert into embed_keys ${sql.insert({
            portal_id: portalId,
            key_id: keyId,
            algorithm,
            public_key: publicKey,
            saved_by: savedBy ?? null,
            usable_from: usableFrom,
          })} on conflict (portal_id, key_id) do update set algorithm = excluded.algorithm,
            public_key = excluded.public_key, saved_by = excluded.saved_by, usable_from = excluded.usable_from`,
        ).pipe(Effect.asVoid),
      remove: (portalId, keyId) =>
        orDatabaseDefect(sql`delete from embed_keys where portal_id = ${portalId} and key_id = ${keyId}`).pipe(
          Effect.asVoid,
        ),
      spend: (portalId, tokenId, expiresAt) =>
        orDatabaseDefect(
          sql`insert into embed_tokens ${sql.insert({ portal_id: portalId, token_id: tokenId, expires_at: expiresAt })}
              on conflict do nothing returning 1`,
        ).pipe(Effect.map((spent) => spent.length > 0)),
    }
  }),
)
