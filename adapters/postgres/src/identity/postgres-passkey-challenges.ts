import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { type PasskeyChallenge, PasskeyChallenges } from "@application/identity/ports"
import { PasskeyPurpose } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"

const challengeOf = decodedRow<PasskeyChallenge>(
  Schema.Struct({
    portalId: PortalId,
    userId: UserId,
    keyHash: Schema.String,
    purpose: PasskeyPurpose,
    host: Schema.String,
    expiresAt: Schema.Number,
  }),
)

/** Questions to browsers; the statement that takes one deletes it. */
export const postgresPasskeyChallenges = Layer.effect(
  PasskeyChallenges,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      add: ({ portalId, userId, keyHash, purpose, host, expiresAt }) =>
        orDatabaseDefect(
          sql`insert into passkey_challenges (portal_id, key_hash, user_id, purpose, host, expires_at)
              values (${portalId}, ${keyHash}, ${userId}, ${purpose}, ${host}, ${expiresAt})`,
        ).pipe(Effect.asVoid),
      take: Effect.fnUntraced(function* (portalId, keyHashes, now) {
        const [row] = yield* orDatabaseDefect(
          sql`delete from passkey_challenges
              where portal_id = ${portalId} and ${sql.in("key_hash", keyHashes)} and expires_at > ${now}
              returning portal_id as "portalId", user_id as "userId", key_hash as "keyHash", purpose, host,
                expires_at as "expiresAt"`,
        )
        return row === undefined ? undefined : yield* challengeOf(row)
      }),
    }
  }),
)
