import { Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { ExpiredSecrets, type SecretEnds } from "@application/identity/ports"
import { orDatabaseDefect } from "../query-results.ts"

/** Deletes what is over in batches; rows that somebody else works on wait for the next one. */
export const postgresExpiredSecrets = Layer.effect(
  ExpiredSecrets,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    /** Condition of refresh tokens whose family has nothing left but revoked tokens. */
    const isRevoked = sql`spent and spent_at is null and not exists (
      select from refresh_tokens living
      where living.portal_id = refresh_tokens.portal_id and living.family_id = refresh_tokens.family_id
        and (not living.spent or living.spent_at is not null))`
    const deletions = ({ now, codesSentBefore, verificationsEndedBefore }: SecretEnds) => {
      const expired = sql`expires_at <= ${now}`
      return [
        ["refresh_tokens", "portal_id, token_hash", expired],
        ["refresh_tokens", "portal_id, token_hash", isRevoked],
        ["otp_challenges", "portal_id, phone, purpose, holder", sql`sent_at < ${codesSentBefore}`],
        ["password_resets", "portal_id, key_hash", expired],
        ["email_verifications", "portal_id, key_hash", sql`expires_at < ${verificationsEndedBefore}`],
        ["known_devices", "portal_id, user_id, device_hash", expired],
        ["invitations", "portal_id, key_hash", sql`expires_at < ${verificationsEndedBefore}`],
        ["second_factor_challenges", "portal_id, key_hash", expired],
        ["passkey_challenges", "portal_id, key_hash", expired],
        ["second_factors", "portal_id, user_id", sql`enabled_at is null and begun_at < ${codesSentBefore}`],
        ["data_exports", "portal_id, user_id", expired],
        ["embed_tokens", "portal_id, token_id", expired],
      ] as const
    }
    const deleteSome = (table: string, key: string, isOver: Statement.Fragment, limit: number) => {
      const [rows, columns] = [sql.literal(table), sql.literal(key)]
      return orDatabaseDefect(
        sql`delete from ${rows} where ${isOver} and (${columns}) in (
            select ${columns} from ${rows} where ${isOver} limit ${limit} for update skip locked
          ) returning 1`,
      ).pipe(Effect.map(({ length }) => length))
    }
    return {
      delete: (ends, limit) =>
        Effect.forEach(deletions(ends), ([table, key, isOver]) => deleteSome(table, key, isOver, limit)).pipe(
          Effect.map((counts) => Math.max(...counts)),
        ),
    }
  }),
)
