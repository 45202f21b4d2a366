import { type ArrangedReach, clientReachConformance } from "@application/businesses/conformance"
import { Role, type MemberWithRole } from "@domain/identity"
import { UserId } from "@domain/kernel"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { migrations } from "../migrations/index.ts"
import { decodedRow } from "../query-results.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresClientReach } from "./postgres-client-reach.ts"

const numberOf = Schema.encodeSync(Role)
const memberOf = decodedRow(Schema.Struct({ userId: UserId, roleId: Role }))

const arrange = Effect.fnUntraced(function* ({ mode, agency, memberId, team, members, withheld }: ArrangedReach) {
  const sql = yield* SqlClient.SqlClient
  for (const table of ["memberships", "agency_clients", "agency_reaches", "agency_teams", "given_clients"])
    yield* sql`delete from ${sql.literal(table)}`
  yield* sql`delete from withheld_memberships`
  for (const id of [41, 42, 43, 44])
    yield* sql`insert into users
      (portal_id, id, email_address, first_name, last_name, language_id, role_ids, password_hash)
      values (1, ${id}, ${`${id}@example.com`}, 'Asha', 'Rao', 'en', '{27}', '') on conflict do nothing`
  const join = Effect.fnUntraced(function* (business: number, some: ReadonlyArray<MemberWithRole>) {
    for (const { userId, roleId } of some)
      yield* sql`insert into memberships (business_profile_id, user_id, role_id)
        values (${business}, ${userId}, ${numberOf(roleId)})`
  })
  for (const id of [700, 801])
    yield* sql`insert into business_profiles
      (id, portal_id, name, region, currency_id, time_zone_id, time_zone, created_at)
      values (${id}, 1, 'Rye', 'IN', 17, 1, 'UTC', 1) on conflict do nothing`
  yield* join(801, agency)
  yield* join(700, members)
  yield* sql`insert into agency_clients (business_profile_id, portal_id, client_id) values (801, 1, 700)`
  yield* sql`insert into agency_reaches (business_profile_id, portal_id, mode, changed_by, changed_at)
    values (801, 1, ${mode}, 1, 1)`
  const [made] = yield* sql<{ readonly id: number }>`insert into agency_teams
    (business_profile_id, portal_id, name, member_ids) values (801, 1, 'Team', ${team}::bigint[]) returning id`
  yield* sql`insert into given_clients (agency_id, business_profile_id, portal_id, member_id, team_id, given_by, given_at)
    values (801, 700, 1, ${memberId ?? null}, ${Number(made?.id)}, 1, 1)`
  for (const { userId, roleId } of withheld)
    yield* sql`insert into withheld_memberships (agency_id, business_profile_id, portal_id, user_id, role_id)
      values (801, 700, 1, ${userId}, ${numberOf(roleId)})`
}, Effect.orDie)

const read = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const members = yield* sql`select user_id as "userId", role_id as "roleId" from memberships
    where business_profile_id = 700`
  const withheld = yield* sql`select user_id as "userId", role_id as "roleId" from withheld_memberships`
  return {
    members: yield* Effect.forEach(members, memberOf),
    withheld: yield* Effect.forEach(withheld, memberOf),
  }
}).pipe(Effect.orDie)

clientReachConformance(postgresClientReach.pipe(Layer.provideMerge(runningDatabase(migrations))), arrange, read)
