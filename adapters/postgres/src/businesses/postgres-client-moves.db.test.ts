import { clientMovesConformance } from "@application/businesses/conformance"
import { ClientMoves } from "@application/businesses/ports"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { postgresMemberships } from "../identity/postgres-memberships.ts"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresAgencyClients } from "./postgres-agencies.ts"
import { postgresBusinessProfiles } from "./postgres-business-profiles.ts"
import { postgresClientMoves } from "./postgres-client-moves.ts"

const layer = Layer.mergeAll(
  postgresBusinessProfiles,
  postgresAgencyClients,
  postgresClientMoves,
  postgresMemberships,
).pipe(Layer.provideMerge(runningDatabase(migrations)))

const users = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`insert into users
    (portal_id, id, email_address, first_name, last_name, language_id, role_ids, password_hash)
    select 1, id, 'user' || id || '@example.com', 'User', id::text, 'en', '{27}', '' from unnest(array[41, 51, 61]) id`
})

clientMovesConformance(layer, users)

/** A client with every way by which people reach it, each once by the owner (41) and once by the agency (51). */
const filled = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* users
  yield* sql`insert into business_profiles
    (id, portal_id, name, region, currency_id, time_zone_id, time_zone, created_at)
    select id, 1, 'Business', 'IN', 1, 1, 'UTC', 0 from unnest(array[1, 2, 3]) id`
  yield* sql`insert into memberships (business_profile_id, user_id, role_id) values (1, 41, 27), (1, 51, 4)`
  yield* sql`insert into invitations
    (portal_id, key_hash, business_profile_id, invited_by, role_id, was_mailed, sent_at, expires_at)
    values (1, 'own', 1, 41, 27, false, 0, 9), (1, 'agency', 1, 51, 27, false, 0, 9), (1, 'agent', 1, 41, 4, false, 0, 9)`
  yield* sql`insert into api_keys
    (portal_id, name, "end", scopes, business_profile_id, created_by, created_at, expires_at, key_hash)
    values (1, 'own', 'e', '[]', 1, 41, 0, 9, 'h1'), (1, 'agency', 'e', '[]', 1, 51, 0, 9, 'h2')`
  yield* sql`insert into acting_sessions (portal_id, family_id, user_id, acted_by, reason, started_at, ends_at)
    values (1, 'f1', 41, 51, 'Help', 0, 9), (1, 'f2', 41, 61, 'Help', 0, 9)`
  for (const [user, id] of [
    [41, "00000000-0000-4000-8000-000000000041"],
    [51, "00000000-0000-4000-8000-000000000051"],
  ] as const)
    yield* sql`insert into signup_sessions
      (portal_id, session_id, encoded_id, revision, business_profile_id, paid, updated_at, details)
      values (1, ${id}::uuid, ${`e${user}`}, 1, 1, false, 0,
        ${JSON.stringify({ userId: user, summaryUntil: 900 })}::jsonb)`
  yield* sql`insert into leads
    (business_profile_id, id, external_id, campaign_id, campaign_name, status, name, submitted_on, owner_id)
    values (1, 1, 'x', 1, 'Offer', 'New', 'Person', 1, 51), (1, 2, 'y', 1, 'Offer', 'New', 'Person', 1, 41)`
  yield* sql`insert into report_schedules (business_profile_id, state, next_at, document_version, document)
    values (1, 'Active', 0, 0,
      '{"members": [41, 51], "addresses": ["User51@example.com", "bank@example.com"], "nextAt": 0}'::jsonb)`
  yield* sql`insert into published_reports
    (business_profile_id, portal_id, name, from_day, to_day, published_at, key_hash, shared_until, document_version, document)
    values (1, 1, 'Report', '2026-11-01', '2026-11-02', 0, 'k1', 900, 0, '{}'::jsonb)`
  yield* sql`insert into lead_destinations (business_profile_id, state, look_at, document_version, document)
    values (1, 'On', 0, 0, '{"state": "On"}'::jsonb)`
})

test("every way of the former agency to a client ends, and every other stays", () =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* filled
    yield* (yield* ClientMoves).carryOut({
      clientId: BusinessProfileId.make(1),
      portalId: PortalId.make(1),
      fromId: BusinessProfileId.make(2),
      toId: BusinessProfileId.make(3),
      leaving: [UserId.make(51)],
      joining: [{ userId: UserId.make(61), roleId: "AccountManager" }],
      successor: UserId.make(61),
      at: 5,
    })
    const values = <Value>(rows: ReadonlyArray<{ readonly value: Value }>) => rows.map(({ value }) => value)
    expect(
      values(
        yield* sql<{ readonly value: string }>`select key_hash as value from invitations
        where revoked_at is null order by key_hash`,
      ),
    ).toEqual(["own"])
    expect(
      values(yield* sql<{ readonly value: string }>`select name as value from api_keys where revoked_at is null`),
    ).toEqual(["own"])
    expect(
      values(yield* sql<{ readonly value: string }>`select family_id as value from acting_sessions where ends_at > 5`),
    ).toEqual(["f2"])
    expect(
      yield* sql`select (details ->> 'userId')::int as user, (details ->> 'summaryUntil')::int as until
        from signup_sessions order by 1`,
    ).toEqual([
      { user: 41, until: 900 },
      { user: 61, until: 0 },
    ])
    expect(yield* sql`select owner_id::int as owner from leads order by id`).toEqual([{ owner: 61 }, { owner: 41 }])
    expect(
      yield* sql`select document -> 'members' as members, document -> 'addresses' as addresses from report_schedules`,
    ).toEqual([{ members: [41], addresses: ["bank@example.com"] }])
    expect(yield* sql`select key_hash as key, shared_until as until from published_reports`).toEqual([
      { key: null, until: null },
    ])
    expect(yield* sql`select state, document from lead_destinations`).toEqual([
      { state: "Paused", document: { state: "Paused", pause: "Owner" } },
    ])
  }).pipe(Effect.provide(layer), Effect.runPromise))
