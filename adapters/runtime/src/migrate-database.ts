import { installQueues } from "@adapters/jobs"
import { grantRunning, installAudit, migrations, postgresTables, postgresPortalDirectory } from "@adapters/postgres"
import { migrate, pgLayer, sqlUnitOfWork } from "@adapters/sql"
import { seedPortals } from "@application/portals/use-cases"
import { seedEntities } from "@application/wallet/use-cases"
import { Effect, Layer } from "effect"

export interface DatabaseUrls {
  /** Of the role that owns the tables. */
  readonly owner: string
  /** Of the role that api and worker run as; outside production it may be the same. */
  readonly running: string
}

const roleIn = (url: string): string => decodeURIComponent(new URL(url).username)

export interface MigrateOptions {
  /** Whether the demo portals that ship with the product are added; production has none but its own. */
  readonly withDemoPortals: boolean
}

/**
 * Brings a database up to date as its owner, adds the demo portals with whoever issues their documents, and lets the running role use it; safe to run at every
 * start. Answers with the ids of the migrations applied.
 */
export const migrateDatabase = (
  { owner, running }: DatabaseUrls,
  { withDemoPortals }: MigrateOptions = { withDemoPortals: true },
) =>
  Effect.gen(function* () {
    yield* installQueues
    const applied = yield* migrate(migrations)
    yield* installAudit
    if (withDemoPortals) yield* Effect.andThen(seedPortals, seedEntities)
    if (roleIn(running) !== roleIn(owner)) yield* grantRunning(roleIn(running))
    return applied
  }).pipe(
    Effect.provide(
      Layer.mergeAll(postgresPortalDirectory, postgresTables, sqlUnitOfWork).pipe(
        Layer.provideMerge(pgLayer({ url: owner, maxConnections: 2 })),
      ),
    ),
  )
