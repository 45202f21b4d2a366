import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { AgencyClient } from "@application/businesses/contract"
import { AgencyClients, JoinedPortals } from "@application/businesses/ports"
import { ClientNotFound } from "@domain/businesses"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"
import { escapedLike } from "../escaped-like.ts"

const joinedOf = decodedRow(Schema.Struct({ id: PortalId }))
const clientOf = decodedRow(AgencyClient)
const agencyOf = decodedRow(Schema.Struct({ id: BusinessProfileId }))
const countOf = decodedRow(
  Schema.Struct({
    memberId: Schema.optionalKey(UserId),
    teamId: Schema.optionalKey(Schema.Int),
    clients: Schema.Int,
  }),
)

/** Portals that profiles were joined to. */
export const postgresJoinedPortals = Layer.effect(
  JoinedPortals,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    of: (profile) =>
      orDatabaseDefect(
        sql`select portal_id as id from joined_portals where business_profile_id = ${profile} order by portal_id`,
      ).pipe(Effect.flatMap(Effect.forEach((row) => Effect.map(joinedOf(row), ({ id }) => id)))),
    join: (profile, portal) =>
      orDatabaseDefect(
        sql`insert into joined_portals (business_profile_id, portal_id) values (${profile}, ${portal})
          on conflict do nothing`,
      ).pipe(Effect.asVoid),
  })),
)

/** Clients of agencies, with name and region of their own profiles. */
export const postgresAgencyClients = Layer.effect(
  AgencyClients,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const found = sql.literal(`select profile.id, profile.name, profile.region, profile.created_at as "createdAt",
        client.email_address as "emailAddress", client.phone
      from agency_clients client join business_profiles profile on profile.id = client.client_id`)
    const read = (row: object) => clientOf(withoutNulls(row))
    return {
      list: ({ businessProfileId, portalId }, { search = "", before = Number.MAX_SAFE_INTEGER, limit }) =>
        orDatabaseDefect(
          sql<object>`${found} where client.business_profile_id = ${businessProfileId} and client.portal_id = ${portalId}
            and client.client_id < ${before} and profile.name ilike ${`%${escapedLike(search.trim())}%`}
            order by client.client_id desc limit ${limit}`,
        ).pipe(Effect.flatMap(Effect.forEach(read))),
      byId: Effect.fnUntraced(function* ({ businessProfileId, portalId }, id) {
        const [row] = yield* orDatabaseDefect(
          sql<object>`${found} where client.business_profile_id = ${businessProfileId} and client.portal_id = ${portalId}
            and client.client_id = ${id}`,
        )
        return row === undefined ? yield* new ClientNotFound({}) : yield* read(row)
      }),
      running: (portalId, ids) =>
        orDatabaseDefect(
          sql`select agency.id from unnest(${ids}::bigint[]) agency (id)
            where exists (select from agency_clients where business_profile_id = agency.id and portal_id = ${portalId})
            order by agency.id`,
        ).pipe(Effect.flatMap(Effect.forEach((row) => Effect.map(agencyOf(row), ({ id }) => id)))),
      given: (agencyId) =>
        orDatabaseDefect(
          sql<object>`select member_id as "memberId", team_id as "teamId", count(*)::int as clients from given_clients
            where agency_id = ${agencyId} group by member_id, team_id order by member_id, team_id`,
        ).pipe(Effect.flatMap(Effect.forEach((row) => countOf(withoutNulls(row))))),
      add: ({ businessProfileId, portalId }, { id, emailAddress = null, phone = null }) =>
        orDatabaseDefect(
          sql`insert into agency_clients (business_profile_id, portal_id, client_id, email_address, phone)
            values (${businessProfileId}, ${portalId}, ${id}, ${emailAddress}, ${phone})`,
        ).pipe(Effect.asVoid),
    }
  }),
)
