import { Effect, Layer, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { type SecondFactor, SecondFactors } from "@application/identity/ports"
import { PortalId, UserId } from "@domain/kernel"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"

const factorOf = decodedRow(
  Schema.Struct({
    portalId: PortalId,
    userId: UserId,
    sealedSecret: Schema.optionalKey(Schema.String),
    begunAt: Schema.Number,
    enabledAt: Schema.optionalKey(Schema.Number),
    lastStep: Schema.optionalKey(Schema.Number),
    recoveryCodesLeft: Schema.Int,
  }),
)
const leftOf = decodedRow(Schema.Struct({ left: Schema.Int }))

/** Second factors; each change is one statement that compares what it changes. */
export const postgresSecondFactors = Layer.effect(
  SecondFactors,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const whose = ({ portalId, userId }: Pick<SecondFactor, "portalId" | "userId">) =>
      sql`portal_id = ${portalId} and user_id = ${userId}`
    const changed = (statement: Statement.Statement<object>) =>
      Effect.map(orDatabaseDefect(statement), ({ length }) => length > 0)
    const found = (lock: Statement.Fragment) =>
      Effect.fnUntraced(function* (portalId: PortalId, userId: UserId) {
        const [row] = yield* orDatabaseDefect(
          sql`select portal_id as "portalId", user_id as "userId", nullif(sealed_secret, '') as "sealedSecret",
                begun_at as "begunAt", enabled_at as "enabledAt", last_step as "lastStep",
                cardinality(recovery_hashes) as "recoveryCodesLeft"
              from second_factors where ${whose({ portalId, userId })} ${lock}`,
        )
        return row === undefined ? undefined : yield* factorOf(withoutNulls(row))
      })
    return {
      of: found(sql``),
      enabledOf: (portalId, userIds) =>
        orDatabaseDefect(
          sql<{ readonly userId: number }>`select user_id as "userId" from second_factors
            where portal_id = ${portalId} and user_id = any (${userIds}::bigint[]) and enabled_at is not null
            order by user_id`,
        ).pipe(Effect.map((owners) => owners.map(({ userId }) => UserId.make(userId)))),
      hold: found(sql`for update`),
      begin: ({ portalId, userId, sealedSecret, begunAt }) =>
        changed(
          sql`insert into second_factors (portal_id, user_id, sealed_secret, begun_at)
              values (${portalId}, ${userId}, ${sealedSecret}, ${begunAt})
              on conflict (portal_id, user_id) do update set sealed_secret = excluded.sealed_secret,
                begun_at = excluded.begun_at where second_factors.last_step is null
              returning 1`,
        ),
      turnOn: (factor, step, enabledAt, recoveryHashes) =>
        changed(
          sql`update second_factors set enabled_at = coalesce(enabled_at, ${enabledAt}), last_step = ${step},
                recovery_hashes = case when enabled_at is null then ${recoveryHashes} else recovery_hashes end
              where ${whose(factor)} and last_step is null and sealed_secret = ${factor.sealedSecret ?? null}
                and enabled_at is not distinct from ${factor.enabledAt ?? null}::bigint
              returning 1`,
        ),
      // A conflict locks the row, whether or not it is updated.
      turnOnWithoutApp: ({ portalId, userId }, enabledAt, recoveryHashes) =>
        changed(
          sql`insert into second_factors (portal_id, user_id, begun_at, enabled_at, recovery_hashes)
              values (${portalId}, ${userId}, ${enabledAt}, ${enabledAt}, ${recoveryHashes})
              on conflict (portal_id, user_id) do update set enabled_at = excluded.enabled_at,
                recovery_hashes = excluded.recovery_hashes where second_factors.enabled_at is null
              returning 1`,
        ),
      useStep: (factor, step, sealedSecret) =>
        changed(
          sql`update second_factors set last_step = ${step}, sealed_secret = ${sealedSecret}
              where ${whose(factor)} and last_step < ${step} returning 1`,
        ),
      useRecoveryCode: Effect.fnUntraced(function* (factor, hash) {
        const [row] = yield* orDatabaseDefect(
          sql`update second_factors set recovery_hashes = array_remove(recovery_hashes, ${hash})
              where ${whose(factor)} and ${hash} = any(recovery_hashes)
              returning cardinality(recovery_hashes) as "left"`,
        )
        return row === undefined ? undefined : (yield* leftOf(row)).left
      }),
      replaceRecoveryCodes: (factor, hashes) =>
        Effect.asVoid(changed(sql`update second_factors set recovery_hashes = ${hashes} where ${whose(factor)}`)),
      removeApp: (factor) =>
        Effect.asVoid(
          changed(sql`update second_factors set sealed_secret = '', last_step = null where ${whose(factor)}`),
        ),
      remove: (factor) => Effect.asVoid(changed(sql`delete from second_factors where ${whose(factor)}`)),
    }
  }),
)
