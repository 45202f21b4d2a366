import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { DataExports, Erasures } from "@application/identity/ports"
import { PortalId, UserId } from "@domain/kernel"
import { migrations } from "../migrations/index.ts"
import { depositOf } from "../testing/deposit.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { tables } from "../tables/index.ts"
import { postgresDataExports } from "./postgres-data-exports.ts"
import { postgresErasures } from "./postgres-erasures.ts"

const world = Layer.merge(postgresDataExports, postgresErasures).pipe(Layer.provideMerge(runningDatabase(migrations)))
const run = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(story, world))

const rows = [
  ...[41, 42].map(
    (
      id,
    ) => `insert into users (portal_id, id, email_address, first_name, last_name, language_id, role_ids, phone_number, password_hash)
      values (1, ${id}, 'asha${id}@example.com', 'Asha', 'Rao', 'en', '{27}', '+9198765${id}', 'password-hash-${id}')`,
  ),
  ...[5, 6].map(
    (
      id,
    ) => `insert into business_profiles (id, portal_id, name, region, currency_id, time_zone_id, time_zone, created_at)
      values (${id}, 1, 'Bakery ${id}', 'IN', 17, 142, 'Asia/Kolkata', 0)`,
  ),
  "insert into memberships (business_profile_id, user_id, role_id) values (5, 41, 27), (6, 41, 27), (6, 42, 27)",
  "insert into refresh_tokens (portal_id, token_hash, family_id, user_id, expires_at, spent) values (1, 'token-hash-41', 'f', 41, 9, false)",
  ...[41, 42].map(
    (id) => `insert into security_events (portal_id, at, kind, factor, user_id, ip_address, user_agent, request_id)
      values (1, 0, 'signInFailed', 'password', ${id}, '198.51.100.${id}', 'Firefox', 'r')`,
  ),
]

test("an export holds what is the user's, no secret, and nothing of another's", async () => {
  const text = await run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      for (const row of rows) yield* sql.unsafe(row)
      return yield* (yield* DataExports).collect(PortalId.make(1), UserId.make(41))
    }),
  )
  expect(JSON.parse(text)).toMatchObject({
    users: [{ email_address: "asha41@example.com", phone_number: "+919876541" }],
    memberships: [{ business_profile_id: 5 }, { business_profile_id: 6 }],
    refresh_tokens: [{ family_id: "f" }],
    security_events: [{ ip_address: "198.51.100.41" }],
    business_profiles: [{ name: "Bakery 5" }],
  })
  expect(text).not.toMatch(/hash-4|asha42|Bakery 6/)
})

const asha = { portalId: PortalId.make(1), userId: UserId.make(41) }
const lead =
  "insert into leads (business_profile_id, id, external_id, campaign_id, campaign_name, status, name, submitted_on) values (5, 1, 'e', 1, 'c', 'New', 'Ravi Iyer', 0)"
const paidAt = Date.UTC(2026, 10, 23)
const paid = `insert into ledger_transactions (business_profile_id, reference, kind, currency, amount, available_after, at) values (5, 'a', 'topUp', 'INR', 10, 10, ${paidAt})`

/** Every text of every table, after the user was erased. */
const leftAfter = (...more: ReadonlyArray<string>) =>
  run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      for (const row of [...rows, lead, ...more]) yield* sql.unsafe(row)
      const erasures = yield* Erasures
      const report = yield* sql.withTransaction(Effect.andThen(erasures.ask(asha, 1), erasures.erase(asha, paidAt)))
      const names = Object.keys(tables).filter((name) => name !== "schema_migrations")
      const texts = yield* Effect.forEach(names, (name) => sql.unsafe(`select ${name}::text as row from ${name}`))
      return { report, text: JSON.stringify(texts) }
    }),
  )

test("an erasure without payments leaves nothing of the user", async () => {
  const { report, text } = await leftAfter()
  expect(report.kept).toEqual([])
  expect(report.erased).toEqual(
    expect.arrayContaining(["users", "memberships", "refresh_tokens", "leads", "business_profiles"]),
  )
  expect(text).not.toMatch(/asha41|9876541|hash-41|100\.41|Ravi|Bakery 5/)
  expect(text).toMatch(/asha42.*Bakery 6|Bakery 6.*asha42/)
})

test("of a business that has paid, name and payments are kept as long as tax law asks", async () => {
  const { report, text } = await leftAfter(paid)
  expect(report.kept).toContainEqual({ record: "ledger_transactions", until: Date.UTC(2034, 10, 23) })
  expect(report.kept).toContainEqual({ record: "business_profiles", until: Date.UTC(2034, 10, 23) })
  expect(text).toContain("Bakery 5")
  expect(text).not.toMatch(/asha41|9876541|hash-41|Ravi/)
})

test("money in a wallet and a running campaign are in the way", async () => {
  const obstacles = await run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      for (const row of rows) yield* sql.unsafe(row)
      const before = yield* (yield* Erasures).obstacles(asha)
      yield* sql.unsafe(depositOf(5, 10))
      yield* sql`insert into campaigns (business_profile_id, id, session_id, name, status, created_at, document)
        values (5, 6, gen_random_uuid(), 'Bloom', 'Active', 0, '{}')`
      return [before, yield* (yield* Erasures).obstacles(asha)]
    }),
  )
  expect(obstacles).toEqual([[], ["money", "runningCampaign"]])
})
