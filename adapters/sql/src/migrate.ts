import { Effect, Schedule } from "effect"
import { SqlClient, SqlError } from "effect/sql"

/**
 * A forward-only step; `id`s are unique and run in order. From `firstOfSequence` on they are one sequence over all contexts; those below
 * it were once numbered by context and grow no more.
 */
export interface Migration {
  readonly id: number
  readonly name: string
  readonly statements: ReadonlyArray<string>
  /** What it takes from servers of the release before; none of them has used it since the migration `unusedSince`. */
  readonly contracts?: { readonly unusedSince: number; readonly takes: ReadonlyArray<string> }
}

export const firstOfSequence = 1001

/** Any number that no other lock of ours uses. */
const migrationLock = 725_101

/** A statement that waits for a lock makes every later reader of its table wait too, so it gives up soon. */
const lockMillis = 3_000
const lockTries = 20

const isLocked = (failure: unknown): boolean =>
  SqlError.isSqlError(failure) && failure.reason._tag === "LockTimeoutError"

/**
 * Applies the migrations that this database lacks, in one transaction and one process at a time; succeeds with their
 * ids. A wait for a lock that takes too long begins it anew; a repeated id, or one below the newest applied, is a defect.
 */
export const migrate = Effect.fnUntraced(function* (
  migrations: ReadonlyArray<Migration>,
  { waitMillis = lockMillis, pauseMillis = 1_000 } = {},
) {
  const sql = yield* SqlClient.SqlClient
  const ordered = [...migrations].sort((a, b) => a.id - b.id)
  if (new Set(ordered.map(({ id }) => id)).size !== ordered.length)
    return yield* Effect.die(new Error("Two migrations share an id"))
  const once = sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`select pg_advisory_xact_lock(${migrationLock})`
      yield* sql.unsafe(`set local lock_timeout = ${waitMillis}`)
      yield* sql`create table if not exists schema_migrations (id int primary key, name text not null, applied_at timestamptz not null default now())`
      const rows = yield* sql<{ readonly id: number }>`select id from schema_migrations`
      const applied = new Set(rows.map(({ id }) => id))
      const missing = ordered.filter(({ id }) => !applied.has(id))
      const newest = Math.max(...applied, 0)
      const late = newest < firstOfSequence ? undefined : missing.find(({ id }) => id < newest)
      if (late !== undefined)
        return yield* Effect.die(new Error(`Migration ${late.id} comes after ${newest}, which was applied before it`))
      for (const { id, name, statements } of missing) {
        for (const statement of statements) yield* sql.unsafe(statement)
        yield* sql`insert into schema_migrations (id, name) values (${id}, ${name})`
      }
      return missing.map(({ id }) => id)
    }),
  )
  return yield* Effect.retry(once, { while: isLocked, times: lockTries, schedule: Schedule.spaced(pauseMillis) })
})
