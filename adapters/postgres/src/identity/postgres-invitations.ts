import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { Invitations } from "@application/identity/ports"
import { Invitation, Role } from "@domain/identity"
import { PortalId } from "@domain/kernel"
import { orDatabaseDefect, decodedRow, withoutNulls } from "../query-results.ts"

const storedOf = decodedRow(Schema.Struct({ portalId: PortalId, keyHash: Schema.String, invitation: Invitation }))
const numberOf = Schema.encodeSync(Role)

interface Row {
  readonly portal_id: number
  readonly key_hash: string
  readonly business_profile_id: number | null
  readonly invited_by: number
  readonly email_address: string | null
  readonly role_id: number
  readonly was_mailed: boolean
  readonly sent_at: number
  readonly expires_at: number
  readonly accepted_at: number | null
  readonly revoked_at: number | null
}

const decoded = (row: Row) =>
  storedOf({
    portalId: row.portal_id,
    keyHash: row.key_hash,
    invitation: withoutNulls({
      businessProfileId: row.business_profile_id,
      invitedBy: row.invited_by,
      emailAddress: row.email_address,
      roleId: row.role_id,
      wasMailed: row.was_mailed,
      sentAt: row.sent_at,
      expiresAt: row.expires_at,
      acceptedAt: row.accepted_at,
      revokedAt: row.revoked_at,
    }),
  })

/** Invitations by the hash of their key. */
export const postgresInvitations = Layer.effect(
  Invitations,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      add: ({ portalId, keyHash, invitation }) =>
        orDatabaseDefect(
          sql`insert into invitations ${sql.insert({
            portal_id: portalId,
            key_hash: keyHash,
            business_profile_id: invitation.businessProfileId ?? null,
            invited_by: invitation.invitedBy,
            email_address: invitation.emailAddress ?? null,
            role_id: numberOf(invitation.roleId),
            was_mailed: invitation.wasMailed,
            sent_at: invitation.sentAt,
            expires_at: invitation.expiresAt,
          })}`,
        ).pipe(Effect.asVoid),
      byKey: Effect.fnUntraced(function* (portalId, keyHashes) {
        const [row] = yield* orDatabaseDefect(
          sql<Row>`select * from invitations where portal_id = ${portalId} and ${sql.in("key_hash", keyHashes)}`,
        )
        return row === undefined ? undefined : yield* decoded(row)
      }),
      onProfile: (portalId, businessProfileId, limit) =>
        orDatabaseDefect(
          sql<Row>`select * from invitations
                   where portal_id = ${portalId} and business_profile_id = ${businessProfileId}
                   order by sent_at desc, key_hash limit ${limit}`,
        ).pipe(Effect.flatMap(Effect.forEach(decoded))),
      toPortal: (portalId, limit) =>
        orDatabaseDefect(
          sql<Row>`select * from invitations where portal_id = ${portalId} and business_profile_id is null
                   order by sent_at desc, key_hash limit ${limit}`,
        ).pipe(Effect.flatMap(Effect.forEach(decoded))),
      revoke: ({ portalId, keyHash }, revokedAt) =>
        orDatabaseDefect(
          sql`update invitations set revoked_at = ${revokedAt}
              where portal_id = ${portalId} and key_hash = ${keyHash} and accepted_at is null and revoked_at is null`,
        ).pipe(Effect.asVoid),
      accept: ({ portalId, keyHash }, acceptedAt) =>
        orDatabaseDefect(
          sql`update invitations set accepted_at = ${acceptedAt}
              where portal_id = ${portalId} and key_hash = ${keyHash} and accepted_at is null and revoked_at is null
              returning 1`,
        ).pipe(Effect.map((accepted) => accepted.length > 0)),
    }
  }),
)
