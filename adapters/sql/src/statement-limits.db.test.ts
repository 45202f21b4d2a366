import { UnitOfWork } from "@application/kernel"
import { Cause, Effect, Exit, Layer } from "effect"
import { SqlClient, SqlError } from "effect/sql"
import pg from "pg"
import { expect, test } from "vitest"
import { databaseDefect } from "./database-defect.ts"
import { migrate } from "./migrate.ts"
import { pgLayer } from "./pg-client.ts"
import { createTestDatabase } from "./testing/test-database.ts"
import { sqlUnitOfWork } from "./unit-of-work.ts"

const limits = { readMillis: 300, writeMillis: 900, lockMillis: 600, idleMillis: 300 }
const notes = { id: 1, name: "notes", statements: ["create table notes (id bigint primary key)"] }
const readNotes = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`select id from notes`)
const sleep = (seconds: number) => Effect.flatMap(SqlClient.SqlClient, (sql) => sql`select pg_sleep(${seconds})`)
const inTransaction = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.flatMap(UnitOfWork, ({ transact }) => transact(effect))

/** A database with one table, and a connection that holds its lock until `release`. */
const lockedTable = async () => {
  const { owner } = await createTestDatabase()
  await Effect.runPromise(Effect.provide(migrate([notes]), pgLayer({ url: owner, maxConnections: 1 })))
  const holder = new pg.Client({ connectionString: owner })
  await holder.connect()
  await holder.query("begin; lock table notes in access exclusive mode")
  return { url: owner, release: () => holder.end() }
}

const reasonOf = (exit: Exit.Exit<unknown, unknown>): string | undefined => {
  if (Exit.isSuccess(exit)) return undefined
  const cause = Cause.squash(exit.cause)
  const failure = SqlError.isSqlError(cause) ? cause : cause instanceof Error ? cause.cause : undefined
  return SqlError.isSqlError(failure) ? failure.reason._tag : Cause.pretty(exit.cause)
}

const outcomeAt = <E>(
  url: string,
  effect: Effect.Effect<unknown, E, SqlClient.SqlClient | UnitOfWork>,
  maxConnections = 2,
) =>
  Effect.exit(effect).pipe(
    Effect.provide(Layer.provideMerge(sqlUnitOfWork, pgLayer({ url, maxConnections, limits }))),
    Effect.map(reasonOf),
    Effect.runPromise,
  )

test("a locked table ends the statements that wait for it and frees their connections", async () => {
  const { url, release } = await lockedTable()
  try {
    const others = Effect.all([readNotes, readNotes, readNotes].map(Effect.exit), { concurrency: "unbounded" })
    expect(await outcomeAt(url, Effect.andThen(others, sleep(0)))).toBeUndefined()
    expect(await outcomeAt(url, readNotes)).toBe("StatementTimeoutError")
    expect(await outcomeAt(url, inTransaction(readNotes))).toBe("LockTimeoutError")
  } finally {
    await release()
  }
})

test("a statement in a transaction may take longer than one outside", async () => {
  const { owner } = await createTestDatabase()
  expect(await outcomeAt(owner, sleep(0.5))).toBe("StatementTimeoutError")
  expect(await outcomeAt(owner, inTransaction(sleep(0.5)))).toBeUndefined()
  expect(await outcomeAt(owner, inTransaction(sleep(2)))).toBe("StatementTimeoutError")
})

test("a transaction that waits too long for its next statement is ended", async () => {
  const { owner } = await createTestDatabase()
  const slow = Effect.andThen(Effect.andThen(sleep(0), Effect.sleep("900 millis")), sleep(0))
  expect(await outcomeAt(owner, inTransaction(slow))).toBe("ConnectionError")
})

test("a statement that is ended is an overload, which may be tried again", async () => {
  const { owner } = await createTestDatabase()
  const failure = await Effect.flip(sleep(0.5)).pipe(
    Effect.provide(pgLayer({ url: owner, maxConnections: 1, limits })),
    Effect.runPromise,
  )
  expect(databaseDefect(failure)).toMatchObject({ _tag: "Overloaded" })
})

test("a migration that waits for a lock begins anew until it gets it", async () => {
  const { url, release } = await lockedTable()
  const next = { id: 2, name: "texts", statements: ["alter table notes add column text text"] }
  const migrating = migrate([notes, next], { waitMillis: 100, pauseMillis: 50 }).pipe(
    Effect.provide(pgLayer({ url, maxConnections: 1 })),
    Effect.runPromise,
  )
  await new Promise((done) => setTimeout(done, 500))
  await release()
  expect(await migrating).toEqual([2])
})
