import { Clock, Effect, Layer, Option, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { RefreshTokens } from "@application/identity/ports"
import { RefreshToken, type RefreshTokenState, sessionPolicy } from "@domain/identity"
import { orDatabaseDefect, decodedRow, withoutNulls } from "../query-results.ts"

const tokenOf = decodedRow(RefreshToken)
const useOf = decodedRow(Schema.Struct({ spent: Schema.Boolean, spentAt: Schema.NullOr(Schema.Number) }))

const stateOf = ({
  spent,
  spentAt,
}: {
  readonly spent: boolean
  readonly spentAt: number | null
}): RefreshTokenState => {
  if (!spent) return { kind: "fresh" }
  return spentAt === null ? { kind: "revoked" } : { kind: "spent", at: spentAt }
}

/**
 * Refresh tokens by hash; a new one deletes the user's expired ones. Spending and revoking lock the user until their
 * transactions end, so that revoking also sees a token that is being added.
 */
export const postgresRefreshTokens = Layer.effect(
  RefreshTokens,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    // A server of the release before names neither instant; its tokens end as long after they were made as a sign-in lasts.
    const issuedAt = sql`coalesce(token.issued_at, token.expires_at - ${sessionPolicy.signInMilliseconds}::bigint)`
    const beganAt = sql`coalesce(token.began_at, (
      select min(coalesce(began_at, expires_at - ${sessionPolicy.signInMilliseconds}::bigint)) from refresh_tokens as sibling
      where sibling.portal_id = token.portal_id and sibling.family_id = token.family_id
    ))`
    /** Waits for the turn of the user whose tokens these are; the statement after it sees what the turn before left. */
    const turnOf = (tokens: Statement.Fragment) =>
      sql`select pg_advisory_xact_lock(hashtextextended('sessions:' || portal_id || ':' || user_id, 0))
        from (select portal_id, user_id from refresh_tokens where ${tokens} limit 1) as owner`
    const revoke = (tokens: Statement.Fragment) =>
      Effect.andThen(turnOf(tokens), sql`update refresh_tokens set spent = true, spent_at = null where ${tokens}`).pipe(
        sql.withTransaction,
        orDatabaseDefect,
        Effect.asVoid,
      )
    return {
      add: Effect.fnUntraced(function* (token) {
        const now = yield* Clock.currentTimeMillis
        yield* orDatabaseDefect(
          sql`with past as (
              delete from refresh_tokens
              where portal_id = ${token.portalId} and user_id = ${token.userId} and expires_at <= ${now}
            )
            insert into refresh_tokens ${sql.insert({
              portal_id: token.portalId,
              token_hash: token.tokenHash,
              family_id: token.familyId,
              user_id: token.userId,
              began_at: token.beganAt,
              issued_at: token.issuedAt,
              expires_at: token.expiresAt,
              embed_key_id: token.embedKeyId ?? null,
            })}`,
        )
      }),
      spend: Effect.fnUntraced(function* (portalId, tokenHash, now) {
        const presented = sql`portal_id = ${portalId} and token_hash = ${tokenHash}`
        const spend = sql`with present as (
            select token_hash, spent, spent_at from refresh_tokens where ${presented} for update
          )
          update refresh_tokens as token
          set spent = true, spent_at = case when present.spent then present.spent_at else ${now} end
          from present
          where token.portal_id = ${portalId} and token.token_hash = present.token_hash
          returning token.token_hash as "tokenHash", token.family_id as "familyId", token.portal_id as "portalId",
            token.user_id as "userId", ${beganAt} as "beganAt", ${issuedAt} as "issuedAt", token.expires_at as "expiresAt", token.embed_key_id as "embedKeyId", present.spent, present.spent_at as "spentAt"`
        const [row] = yield* orDatabaseDefect(sql.withTransaction(Effect.andThen(turnOf(presented), spend)))
        if (row === undefined) return Option.none()
        return Option.some({ token: yield* tokenOf(withoutNulls(row)), state: stateOf(yield* useOf(row)) })
      }),
      living: (portalId, userId, now) =>
        orDatabaseDefect(
          sql<{ readonly familyId: string; readonly issuedAt: number; readonly expiresAt: number }>`
            select family_id as "familyId", max(${issuedAt}) as "issuedAt", max(expires_at) as "expiresAt"
            from refresh_tokens as token
            where portal_id = ${portalId} and user_id = ${userId} and not spent and expires_at > ${now}
            group by family_id order by max(${issuedAt}) desc`,
        ),
      revokeFamily: (portalId, familyId) => revoke(sql`portal_id = ${portalId} and family_id = ${familyId}`),
      revokeUser: (portalId, userId, keptFamilyId = "") =>
        revoke(sql`portal_id = ${portalId} and user_id = ${userId} and family_id <> ${keptFamilyId}`),
    }
  }),
)
