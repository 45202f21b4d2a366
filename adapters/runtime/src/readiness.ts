import { migrations } from "@adapters/postgres"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** Why a process cannot do its work now, in a sentence each; none when it can. */
export type Unreadiness = ReadonlyArray<string>

/**
 * Asks the database whether it answers and has every migration of this release. One of a later release is no hindrance,
 * since it keeps what earlier releases use.
 */
export const databaseUnreadiness = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ readonly id: number }>`select id from schema_migrations`
  const applied = new Set(rows.map(({ id }) => id))
  const missing = migrations.filter(({ id }) => !applied.has(id)).length
  return missing === 0 ? [] : [`The database lacks ${missing} migrations.`]
}).pipe(
  Effect.timeout("3 seconds"),
  Effect.catchCause(() => Effect.succeed(["The database does not answer."])),
  Effect.map((reasons): Unreadiness => reasons),
)
