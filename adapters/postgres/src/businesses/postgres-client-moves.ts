import { type ClientMove, ClientMoves } from "@application/businesses/ports"
import { Role } from "@domain/identity"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"

const agencyOf = decodedRow(Schema.Struct({ id: BusinessProfileId }))
const memberOf = decodedRow(Schema.Struct({ userId: UserId, businessProfileId: BusinessProfileId, roleId: Role }))
const numberOf = Schema.encodeSync(Role)

/** The statements by which leaving people lose every way to a client, in the order in which they run. */
const endedWays = (sql: SqlClient.SqlClient, { clientId, portalId, leaving, successor, at }: ClientMove) => {
  const gone = sql`any (${leaving}::bigint[])`
  return [
    // Whoever they were acting for is looked up among the members before these change.
    sql`update acting_sessions set ends_at = ${at} where portal_id = ${portalId} and acted_by = ${gone} and ends_at > ${at}
      and user_id in (select user_id from memberships where business_profile_id = ${clientId})`,
    sql`delete from memberships where business_profile_id = ${clientId} and user_id = ${gone}`,
    sql`update invitations set revoked_at = ${at} where portal_id = ${portalId} and business_profile_id = ${clientId}
      and accepted_at is null and revoked_at is null and (invited_by = ${gone} or role_id = ${numberOf("AccountManager")})`,
    sql`update api_keys set revoked_at = ${at} where portal_id = ${portalId} and business_profile_id = ${clientId}
      and created_by = ${gone} and revoked_at is null`,
    sql`update signup_sessions set details = details || jsonb_build_object('userId', ${successor}::bigint)
        || case when details ? 'summaryUntil' then jsonb_build_object('summaryUntil', 0) else '{}'::jsonb end
      where business_profile_id = ${clientId} and (details ->> 'userId')::bigint = ${gone}`,
    sql`update leads set owner_id = ${successor} where business_profile_id = ${clientId} and owner_id = ${gone}`,
    sql`delete from held_messages where portal_id = ${portalId} and user_id = ${gone} and notification_id in (
        select id from notifications where portal_id = ${portalId} and user_id = ${gone}
          and business_profile_id = ${clientId})`,
    sql`update report_schedules set document = document || jsonb_build_object(
        'members', coalesce((select jsonb_agg(member) from jsonb_array_elements(document -> 'members') member
          where (member #>> '{}')::bigint <> all (${leaving}::bigint[])), '[]'::jsonb),
        'addresses', coalesce((select jsonb_agg(address) from jsonb_array_elements(document -> 'addresses') address
          where lower(address #>> '{}') not in (select lower(email_address) from users where id = ${gone})), '[]'::jsonb))
      where business_profile_id = ${clientId}`,
    sql`update published_reports set key_hash = null, shared_until = null, password_hash = null
      where business_profile_id = ${clientId} and key_hash is not null`,
    sql`update lead_destinations set state = 'Paused',
        document = document || jsonb_build_object('state', 'Paused', 'pause', 'Owner')
      where business_profile_id = ${clientId} and state = 'On'`,
  ]
}

/** The statements by which a client comes to its new agency; what the former agency noted of its contacts comes along. */
const newWays = (sql: SqlClient.SqlClient, { clientId, portalId, toId, joining }: ClientMove) => [
  sql`delete from given_clients where business_profile_id = ${clientId} and portal_id = ${portalId}`,
  sql`delete from withheld_memberships where business_profile_id = ${clientId} and portal_id = ${portalId}`,
  sql`with former as (
      delete from agency_clients where client_id = ${clientId} and portal_id = ${portalId} returning email_address, phone
    ) insert into agency_clients (business_profile_id, portal_id, client_id, email_address, phone)
      select ${toId}, ${portalId}, ${clientId}, max(email_address), max(phone) from former`,
  ...joining.map(
    ({ userId, roleId }) => sql`insert into memberships (business_profile_id, user_id, role_id)
      values (${clientId}, ${userId}, ${numberOf(roleId)})
      on conflict (business_profile_id, user_id) do update set role_id = excluded.role_id`,
  ),
]

/** Clients that pass between agencies, in everything by which people reach them. */
export const postgresClientMoves = Layer.effect(
  ClientMoves,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      agencyOf: (clientId, portalId) =>
        orDatabaseDefect(
          sql`select business_profile_id as id from agency_clients
            where client_id = ${clientId} and portal_id = ${portalId} order by business_profile_id limit 1`,
        ).pipe(
          Effect.flatMap(([row]) => (row === undefined ? Effect.undefined : Effect.map(agencyOf(row), ({ id }) => id))),
        ),
      membersOf: (businessProfileId, hold) =>
        orDatabaseDefect(
          sql`select user_id as "userId", business_profile_id as "businessProfileId", role_id as "roleId"
            from memberships where business_profile_id = ${businessProfileId} order by joined, user_id
            ${hold === "locked" ? sql`for update` : sql``}`,
        ).pipe(Effect.flatMap(Effect.forEach(memberOf))),
      carryOut: (move) =>
        Effect.forEach(
          [...(move.leaving.length === 0 ? [] : endedWays(sql, move)), ...newWays(sql, move)],
          orDatabaseDefect,
          {
            discard: true,
          },
        ),
    }
  }),
)
