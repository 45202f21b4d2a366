import { randomBytes } from "node:crypto"
import { Effect, Layer } from "effect"
import pg from "pg"
import { inject } from "vitest"
import type {} from "./database-setup.ts"
import { type Migration, migrate } from "../migrate.ts"
import { pgLayer } from "../pg-client.ts"

/** Creates an empty database on the run's server; the URL points at it. */
export const createTestDatabase = async (): Promise<string> => {
  const url = new URL(inject("databaseServer"))
  const name = `test_${randomBytes(6).toString("hex")}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`create database ${name} template template0`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}

/** `SqlClient` and pool on a fresh, migrated database; one per layer build. */
export const testDatabase = (migrations: ReadonlyArray<Migration>) =>
  Layer.unwrap(
    Effect.promise(async () => {
      const url = await createTestDatabase()
      const client = pgLayer({ url, maxConnections: 8 })
      return Layer.provideMerge(Layer.effectDiscard(migrate(migrations)), client)
    }),
  )
