import { migrations } from "@adapters/postgres"
import { pgLayer } from "@adapters/sql"
import { createTestDatabase, testDatabase } from "@adapters/sql/testing"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { migrateDatabase } from "./migrate-database.ts"
import { databaseUnreadiness } from "./readiness.ts"

const asked = (before: (sql: SqlClient.SqlClient) => Effect.Effect<unknown, unknown>) =>
  Effect.flatMap(SqlClient.SqlClient, before).pipe(
    Effect.andThen(databaseUnreadiness),
    Effect.provide(testDatabase(migrations)),
    Effect.runPromise,
  )

test("a database with this release's migrations, or a later one's too, is ready", async () => {
  expect(await asked(() => Effect.void)).toEqual([])
  expect(await asked((sql) => sql`insert into schema_migrations (id, name) values (9999, 'later')`)).toEqual([])
})

test("the role that runs the product can tell that the database is ready", async () => {
  const urls = await createTestDatabase()
  await Effect.runPromise(migrateDatabase(urls))
  const asRunning = Effect.provide(databaseUnreadiness, pgLayer({ url: urls.running, maxConnections: 1 }))
  expect(await Effect.runPromise(asRunning)).toEqual([])
})

test("a database that lacks a migration is not ready", async () => {
  const newest = Math.max(...migrations.map(({ id }) => id))
  expect(await asked((sql) => sql`delete from schema_migrations where id = ${newest}`)).toEqual([
    "The database lacks 1 migrations.",
  ])
})

test("a database that answers nothing is not ready", async () => {
  expect(await asked((sql) => sql`alter table schema_migrations rename to gone`)).toEqual([
    "The database does not answer.",
  ])
})
