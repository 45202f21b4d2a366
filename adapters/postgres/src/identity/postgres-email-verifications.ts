import { Effect, Layer, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { EmailVerifications } from "@application/identity/ports"
import { EmailVerification } from "@domain/identity"
import { deletedBefore, PortalId, UserId } from "@domain/kernel"
import { orDatabaseDefect, decodedRow, withoutNulls } from "../query-results.ts"

const Row = Schema.Struct({ portalId: PortalId, userId: UserId, keyHash: Schema.String, link: EmailVerification })
const mailedOf = decodedRow(Row)

interface Stored {
  readonly portal_id: number
  readonly user_id: number
  readonly key_hash: string
  readonly email_address: string
  readonly sent_at: number
  readonly expires_at: number
  readonly verified_at: number | null
}

const decoded = (row: Stored) =>
  mailedOf({
    portalId: row.portal_id,
    userId: row.user_id,
    keyHash: row.key_hash,
    link: withoutNulls({
      emailAddress: row.email_address,
      sentAt: row.sent_at,
      expiresAt: row.expires_at,
      verifiedAt: row.verified_at,
    }),
  })

/** Mailed links by key; a new one clears the user's that ended long ago. */
export const postgresEmailVerifications = Layer.effect(
  EmailVerifications,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const newestWhere = Effect.fnUntraced(function* (where: Statement.Fragment) {
      const [row] = yield* orDatabaseDefect(
        sql<Stored>`select * from email_verifications where ${where} order by sent_at desc limit 1`,
      )
      return row === undefined ? undefined : yield* decoded(row)
    })
    return {
      save: ({ portalId, userId, keyHash, link }) =>
        orDatabaseDefect(
          sql`with past as (
            delete from email_verifications
            where portal_id = ${portalId} and user_id = ${userId} and expires_at < ${deletedBefore("emailVerification", link.sentAt)}
          ) insert into email_verifications ${sql.insert({
            portal_id: portalId,
            user_id: userId,
            key_hash: keyHash,
            email_address: link.emailAddress,
            sent_at: link.sentAt,
            expires_at: link.expiresAt,
            verified_at: link.verifiedAt ?? null,
          })} on conflict (portal_id, key_hash) do update set verified_at = excluded.verified_at`,
        ).pipe(Effect.asVoid),
      byKey: (portalId, userId, keyHashes) =>
        newestWhere(sql`portal_id = ${portalId} and user_id = ${userId} and ${sql.in("key_hash", keyHashes)}`),
      latestOf: (portalId, userId) => newestWhere(sql`portal_id = ${portalId} and user_id = ${userId}`),
    }
  }),
)
