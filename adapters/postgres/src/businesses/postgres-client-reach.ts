import { ClientReach } from "@application/kernel"
import { Role, rolesByAgency, roles, leadsAgency } from "@domain/identity"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { orDatabaseDefect } from "../query-results.ts"

const numberOf = Schema.encodeSync(Role)
const numbers = (some: ReadonlyArray<Role>): string => some.map((role) => numberOf(role)).join(", ")
const leaders = numbers(roles.filter(leadsAgency))
const byAgency = numbers(rolesByAgency)
const newRole = numberOf("AccountManager")

/** Clients whose members follow $1: the client itself, or all clients of the agency that it is; each with its agency's mode. */
const followed = `select c.client_id as client, c.business_profile_id as agency, c.portal_id as portal, r.mode
  from agency_clients c join agency_reaches r on r.business_profile_id = c.business_profile_id
  where c.client_id = $1::bigint or c.business_profile_id = $1::bigint`

/** Members of agencies to whom a followed client is given, by themselves or in a team. */
const given = `select f.client, m.user_id as member from followed f
  join given_clients g on g.agency_id = f.agency and g.business_profile_id = f.client
  left join agency_teams t on t.business_profile_id = g.agency_id and t.id = g.team_id
  join memberships m on m.business_profile_id = f.agency
    and (m.user_id = g.member_id or m.user_id = any (t.member_ids))`

/** Members of agencies with whether they are granted a followed client. */
const wanted = `select f.*, m.user_id as member,
    (f.mode = 'given' and m.role_id in (${leaders})) or g.member is not null as granted
  from followed f join memberships m on m.business_profile_id = f.agency
  left join given g on g.client = f.client and g.member = m.user_id`

const parts = `with followed as (${followed}), given as (${given}), wanted as (${wanted})`

/** Puts back what is withheld no more, adds whoever is granted a client, and withholds it from others, in this order. */
const following = [
  `${parts}, back as (
    delete from withheld_memberships w using wanted
    where w.agency_id = wanted.agency and w.business_profile_id = wanted.client and w.user_id = wanted.member
      and (wanted.granted or wanted.mode = 'joined')
    returning w.business_profile_id, w.user_id, w.role_id
  ) insert into memberships (business_profile_id, user_id, role_id)
    select business_profile_id, user_id, role_id from back on conflict do nothing`,
  `${parts} insert into memberships (business_profile_id, user_id, role_id)
    select client, member, ${newRole} from wanted where granted on conflict do nothing`,
  `${parts}, gone as (
    delete from memberships m using wanted
    where m.business_profile_id = wanted.client and m.user_id = wanted.member and m.role_id in (${byAgency})
      and wanted.mode = 'given' and not wanted.granted
    returning wanted.agency, wanted.client, wanted.portal, m.user_id, m.role_id
  ) insert into withheld_memberships (agency_id, business_profile_id, portal_id, user_id, role_id)
    select agency, client, portal, user_id, role_id from gone
    on conflict (agency_id, business_profile_id, user_id) do update set role_id = excluded.role_id`,
]

/** Ends what a user ($2) reaches of the clients of an agency ($1) that decides who reaches them. */
const leaving = [
  `delete from memberships m using agency_clients c, agency_reaches r
    where c.business_profile_id = $1::bigint and r.business_profile_id = c.business_profile_id
      and m.business_profile_id = c.client_id and m.user_id = $2::bigint and m.role_id in (${byAgency})`,
  "delete from withheld_memberships where agency_id = $1::bigint and user_id = $2::bigint",
  `update agency_teams set member_ids = array_remove(member_ids, $2::bigint)
    where business_profile_id = $1::bigint and $2::bigint = any (member_ids)`,
]

/** Members of clients as their agencies have them, each step over all clients at once. */
export const postgresClientReach = Layer.effect(
  ClientReach,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const all = (statements: ReadonlyArray<string>, values: ReadonlyArray<number>) =>
      Effect.forEach(statements, (text) => orDatabaseDefect(sql.unsafe(text, values)), { discard: true })
    return {
      follow: (businessProfileId) => all(following, [businessProfileId]),
      leave: Effect.fnUntraced(function* (agencyId, userId) {
        const [row] = yield* orDatabaseDefect(
          sql<{ readonly clients: number }>`select count(*)::int as clients from given_clients
            where agency_id = ${agencyId} and member_id = ${userId}`,
        )
        const clients = Number(row?.clients ?? 0)
        if (clients === 0) yield* all(leaving, [agencyId, userId])
        return clients
      }),
    }
  }),
)
