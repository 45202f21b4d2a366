import { Effect, Layer } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { localRoles, roleUrls, type RoleUrls } from "../embedded/roles.ts"
import { type Migration, migrate } from "../migrate.ts"
import { pgLayer } from "../pg-client.ts"
import { copyPreparedDatabase, createDatabase } from "./prepared-database.ts"
import { type DatabaseDump, insertDump } from "./restored-database.ts"

/**
 * Creates an empty database on the run's server. Returns the URL for the role that owns the database and the URL for
 * the role that runs the product.
 */
export const createTestDatabase = async () => roleUrls(await createDatabase())

/**
 * Creates a copy of the product's database that `migrateProduct` brought up to date once for the run; the URLs as
 * above. With a dump it begins as the former version left it, with the rows of the dump.
 */
export const createProductDatabase = async (
  migrateProduct: (urls: RoleUrls) => Promise<unknown>,
  former?: { readonly dump: DatabaseDump; readonly migrations: ReadonlyArray<Migration> },
): Promise<RoleUrls> => {
  const prepare = async (superuser: string) => {
    const urls = roleUrls(superuser)
    if (former !== undefined) {
      const { dump, migrations } = former
      await migrateAt(
        urls.owner,
        migrations.filter(({ id }) => dump.migrations.includes(id)),
      )
      await insertDump(superuser, dump)
    }
    await migrateProduct(urls)
  }
  return roleUrls(await copyPreparedDatabase(["product", former?.dump], prepare))
}

const migrateAt = (url: string, migrations: ReadonlyArray<Migration>) =>
  migrate(migrations).pipe(Effect.provide(pgLayer({ url, maxConnections: 2 })), Effect.runPromise)

/** `SqlClient` and pool of a superuser on a fresh, migrated database; one per layer build. */
export const testDatabase = (migrations: ReadonlyArray<Migration>) =>
  Layer.unwrap(
    Effect.promise(async () => {
      const url = await copyPreparedDatabase(["superuser", migrations], (made) => migrateAt(made, migrations))
      return pgLayer({ url, maxConnections: 8 })
    }),
  )

type Grant = (role: string) => Effect.Effect<unknown, SqlError.SqlError, SqlClient.SqlClient>

/** A database for the role that runs the product, on what the owning role has migrated and granted. */
export const runningTestDatabase = (migrations: ReadonlyArray<Migration>, grant: Grant) =>
  Layer.unwrap(
    Effect.promise(async () => {
      const url = await copyPreparedDatabase(["running role", migrations], (made) =>
        Effect.andThen(migrate(migrations), grant(localRoles.running)).pipe(
          Effect.provide(pgLayer({ url: roleUrls(made).owner, maxConnections: 2 })),
          Effect.runPromise,
        ),
      )
      return pgLayer({ url: roleUrls(url).running, maxConnections: 8 })
    }),
  )

export type { DatabaseDump }
export { storedColumns } from "./stored-columns.ts"
