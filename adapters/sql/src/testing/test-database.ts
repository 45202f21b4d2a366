import { randomBytes } from "node:crypto"
import { Effect, Layer } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import pg from "pg"
import { inject } from "vitest"
import type {} from "./database-setup.ts"
import { localRoles, roleUrls } from "../embedded/roles.ts"
import { type Migration, migrate } from "../migrate.ts"
import { pgLayer } from "../pg-client.ts"
import { type DatabaseDump, insertDump } from "./restored-database.ts"

/** Creates an empty database on the run's server; the URL is the superuser's. */
const createDatabase = async (): Promise<string> => {
  const url = new URL(inject("databaseServer"))
  const name = `test_${randomBytes(6).toString("hex")}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`create database ${name} owner ${localRoles.owner} template template0`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}

/** Creates an empty database on the run's server; the URLs are of the role that owns it and of the one that runs the product. */
export const createTestDatabase = async () => roleUrls(await createDatabase())

/** Creates a database as a former version left it, with the rows of a dump; the URLs as above. */
export const createFormerDatabase = async (dump: DatabaseDump, migrations: ReadonlyArray<Migration>) => {
  const superuser = await createDatabase()
  const urls = roleUrls(superuser)
  await migrate(migrations.filter(({ id }) => dump.migrations.includes(id))).pipe(
    Effect.provide(pgLayer({ url: urls.owner, maxConnections: 2 })),
    Effect.runPromise,
  )
  await insertDump(superuser, dump)
  return urls
}

/** `SqlClient` and pool of a superuser on a fresh, migrated database; one per layer build. */
export const testDatabase = (migrations: ReadonlyArray<Migration>) =>
  Layer.unwrap(
    Effect.promise(async () => {
      const client = pgLayer({ url: await createDatabase(), maxConnections: 8 })
      return Layer.provideMerge(Layer.effectDiscard(migrate(migrations)), client)
    }),
  )

type Grant = (role: string) => Effect.Effect<unknown, SqlError.SqlError, SqlClient.SqlClient>

/** The same of the role that runs the product, on what the owning role has migrated and granted. */
export const runningTestDatabase = (migrations: ReadonlyArray<Migration>, grant: Grant) =>
  Layer.unwrap(
    Effect.promise(async () => {
      const { owner, running } = await createTestDatabase()
      await Effect.andThen(migrate(migrations), grant(localRoles.running)).pipe(
        Effect.provide(pgLayer({ url: owner, maxConnections: 2 })),
        Effect.runPromise,
      )
      return pgLayer({ url: running, maxConnections: 8 })
    }),
  )

export type { DatabaseDump }
