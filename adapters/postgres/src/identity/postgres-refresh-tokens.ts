import { Clock, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { RefreshTokens } from "@application/identity/ports"
import { RefreshToken } from "@domain/identity"
import { databaseTrouble, decodedRow } from "../database-trouble.ts"

const tokenOf = decodedRow(RefreshToken)
type Spent = { readonly was_spent: boolean }

/** Refresh tokens by hash; spending one is a single statement, so of two at once one comes late. A new one clears the user's expired ones. */
export const postgresRefreshTokens = Layer.effect(
  RefreshTokens,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      add: Effect.fnUntraced(function* (token) {
        const now = yield* Clock.currentTimeMillis
        yield* databaseTrouble(
          sql`with past as (
              delete from refresh_tokens
              where portal_id = ${token.portalId} and user_id = ${token.userId} and expires_at <= ${now}
            )
            insert into refresh_tokens ${sql.insert({
              portal_id: token.portalId,
              token_hash: token.tokenHash,
              family_id: token.familyId,
              user_id: token.userId,
              expires_at: token.expiresAt,
            })}`,
        )
      }),
      spend: Effect.fnUntraced(function* (portalId, tokenHash) {
        const [row] = yield* databaseTrouble(
          sql<Spent>`with present as (
              select token_hash, spent from refresh_tokens
              where portal_id = ${portalId} and token_hash = ${tokenHash} for update
            )
            update refresh_tokens as token set spent = true from present
            where token.portal_id = ${portalId} and token.token_hash = present.token_hash
            returning token.token_hash as "tokenHash", token.family_id as "familyId", token.portal_id as "portalId",
              token.user_id as "userId", token.expires_at as "expiresAt", present.spent as was_spent`,
        )
        if (row === undefined) return Option.none()
        const token = yield* tokenOf(row)
        return Option.some({ token, state: row.was_spent ? "spent" : "fresh" } as const)
      }),
      revokeFamily: (portalId, familyId) =>
        databaseTrouble(
          sql`update refresh_tokens set spent = true where portal_id = ${portalId} and family_id = ${familyId}`,
        ).pipe(Effect.asVoid),
      revokeUser: (portalId, userId) =>
        databaseTrouble(
          sql`update refresh_tokens set spent = true where portal_id = ${portalId} and user_id = ${userId}`,
        ).pipe(Effect.asVoid),
    }
  }),
)
