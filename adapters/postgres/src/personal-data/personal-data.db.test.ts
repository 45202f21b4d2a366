import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { DataExports } from "@application/identity/ports"
import { PortalId, UserId } from "@domain/kernel"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { notExported, personalTables } from "./personal-tables.ts"
import { postgresDataExports } from "./postgres-data-exports.ts"

const world = Layer.provideMerge(postgresDataExports, runningDatabase(migrations))
const run = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(story, world))

test("every table is either exported or named with the reason why not", async () => {
  const tables = await run(
    Effect.flatMap(
      SqlClient.SqlClient,
      (sql) => sql<{ readonly name: string }>`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
    ),
  )
  const named = [...Object.keys(personalTables), ...Object.keys(notExported)].toSorted()
  expect(tables.map(({ name }) => name)).toEqual(named)
})

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
    business_profiles: [{ name: "Bakery 5" }],
  })
  expect(text).not.toMatch(/hash-4|asha42|Bakery 6/)
})
