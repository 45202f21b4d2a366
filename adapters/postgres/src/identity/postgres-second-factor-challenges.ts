import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { SecondFactorChallenges } from "@application/identity/ports"
import { UserId } from "@domain/kernel"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"

const userIn = decodedRow(Schema.Struct({ userId: UserId }))
const attemptOf = decodedRow(
  Schema.Struct({ userId: UserId, attempts: Schema.Int, embedKeyId: Schema.optionalKey(Schema.String) }),
)

/** Sign-ins that wait for their second factor; the row's lock counts attempts one by one. */
export const postgresSecondFactorChallenges = Layer.effect(
  SecondFactorChallenges,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      add: ({ portalId, userId, keyHash, expiresAt, embedKeyId = null }) =>
        orDatabaseDefect(
          sql`insert into second_factor_challenges (portal_id, key_hash, user_id, expires_at, embed_key_id)
              values (${portalId}, ${keyHash}, ${userId}, ${expiresAt}, ${embedKeyId})`,
        ).pipe(Effect.asVoid),
      attempt: Effect.fnUntraced(function* (portalId, keyHashes, now, most) {
        const [row] = yield* orDatabaseDefect(
          sql`update second_factor_challenges set attempts = attempts + 1
              where portal_id = ${portalId} and ${sql.in("key_hash", keyHashes)} and expires_at > ${now}
                and attempts < ${most}
              returning user_id as "userId", attempts, embed_key_id as "embedKeyId"`,
        )
        return row === undefined ? undefined : yield* attemptOf(withoutNulls(row))
      }),
      userOf: Effect.fnUntraced(function* (portalId, keyHashes, now, most) {
        const [row] = yield* orDatabaseDefect(
          sql`select user_id as "userId" from second_factor_challenges
              where portal_id = ${portalId} and ${sql.in("key_hash", keyHashes)} and expires_at > ${now}
                and attempts < ${most}`,
        )
        return row === undefined ? undefined : (yield* userIn(row)).userId
      }),
      end: (portalId, keyHashes) =>
        orDatabaseDefect(
          sql`delete from second_factor_challenges
              where portal_id = ${portalId} and ${sql.in("key_hash", keyHashes)} returning 1`,
        ).pipe(Effect.map(({ length }) => length > 0)),
      endUser: (portalId, userId) =>
        orDatabaseDefect(
          sql`delete from second_factor_challenges where portal_id = ${portalId} and user_id = ${userId}`,
        ).pipe(Effect.asVoid),
    }
  }),
)
