import { migrations, postgresPortalDirectory } from "@adapters/postgres"
import { settingsOrExit } from "@adapters/runtime"
import { migrate, pgLayer, sqlUnitOfWork } from "@adapters/sql"
import { seedPortals } from "@application/portals/use-cases"
import { NodeRuntime } from "@effect/platform-node"
import { Effect, Layer } from "effect"

/** Brings the database up to date and seeds the portals that ship with the product; safe to run at every start. */
const program = Effect.gen(function* () {
  const applied = yield* migrate(migrations)
  yield* seedPortals
  if (applied.length > 0) yield* Effect.logInfo(`Applied ${applied.length} migrations`)
})

const database = Layer.mergeAll(postgresPortalDirectory, sqlUnitOfWork).pipe(
  Layer.provideMerge(pgLayer({ url: settingsOrExit().DATABASE_URL, maxConnections: 2 })),
)

NodeRuntime.runMain(Effect.provide(program, database))
