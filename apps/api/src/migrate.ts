import { migrateDatabase, settingsOrExit } from "@adapters/runtime"
import { NodeRuntime } from "@effect/platform-node"
import { Effect } from "effect"

/** Run before each release; with `MIGRATION_DATABASE_URL` as the role that owns the tables. */
const program = Effect.gen(function* () {
  const { DATABASE_URL: running, MIGRATION_DATABASE_URL: owner = running, NODE_ENV } = settingsOrExit()
  const withDemoPortals = NODE_ENV !== "production"
  const applied = yield* migrateDatabase({ owner, running }, { withDemoPortals })
  if (applied.length > 0) yield* Effect.logInfo(`Applied ${applied.length} migrations`)
})

NodeRuntime.runMain(program)
