import { Cause, Effect, Exit, Metric } from "effect"
import { SqlClient, SqlError } from "effect/sql"
import { expect, test } from "vitest"
import { PgPool } from "./pg-pool.ts"
import { testDatabase } from "./testing/test-database.ts"

const database = testDatabase([{ id: 1, name: "notes", statements: ["create table notes (id bigint primary key)"] }])

const run = <A, E>(work: Effect.Effect<A, E, SqlClient.SqlClient | PgPool>) =>
  Effect.runPromise(Effect.provide(work, database))

/** Ends every other connection to the database, as a failover does. */
const endAll = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`,
)

const kindsIn = (exit: Exit.Exit<unknown, unknown>): ReadonlyArray<unknown> =>
  Exit.isSuccess(exit)
    ? ["success"]
    : exit.cause.reasons.map((reason) => {
        const error = Cause.isFailReason(reason) ? reason.error : Cause.isDieReason(reason) ? reason.defect : undefined
        return error instanceof SqlError.SqlError ? error.reason._tag : error
      })

test("a transaction whose connection is lost between statements fails as a lost one", async () => {
  const [exit, after, rows] = await run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const pool = yield* PgPool
      const broken = sql.withTransaction(
        Effect.gen(function* () {
          const [backend] = yield* sql<{ readonly pid: number }>`select pg_backend_pid() as pid`
          yield* sql`insert into notes values (1)`
          // Asked over another connection, while this one waits for nothing and is heard by nobody.
          yield* Effect.promise(() => pool.query("select pg_terminate_backend($1)", [backend?.pid]))
          yield* Effect.sleep("200 millis")
          yield* sql`insert into notes values (2)`
        }),
      )
      const exit = yield* Effect.exit(broken)
      return [exit, yield* sql`select id from notes`, pool.totalCount - pool.idleCount] as const
    }),
  )
  expect(kindsIn(exit)).toEqual(["ConnectionError"])
  expect(after).toEqual([])
  expect(rows).toBe(0)
})

test("a lost transaction fails with the error that it had before", async () => {
  const exit = await run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      return yield* Effect.exit(
        sql.withTransaction(
          Effect.gen(function* () {
            yield* Effect.exit(sql`select pg_terminate_backend(pg_backend_pid())`)
            return yield* Effect.fail("refused")
          }),
        ),
      )
    }),
  )
  expect(kindsIn(exit)).toEqual(["refused"])
})

test("back ends ended twice under traffic cost a few calls, and the next are answered", async () => {
  const { kinds, next } = await run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const reading = sql`select pg_sleep(0.01)`
      const writing = (id: number) =>
        sql.withTransaction(Effect.andThen(sql`select pg_sleep(0.01)`, sql`insert into notes values (${id})`))
      const traffic = Effect.forEach(
        Array.from({ length: 300 }, (_, index) => index),
        (id) => Effect.exit(id % 2 === 0 ? reading : writing(id)),
        { concurrency: 7 },
      )
      const failover = Effect.repeat(Effect.delay(Effect.exit(endAll), "150 millis"), { times: 1 })
      const [exits] = yield* Effect.all([traffic, failover], { concurrency: "unbounded" })
      const next = yield* Effect.forEach(Array.from({ length: 20 }), () => sql`select 1 as n`)
      return { kinds: exits.flatMap(kindsIn), next: next.flat() }
    }),
  )
  expect(new Set(kinds)).toEqual(new Set(["success", "ConnectionError"]))
  expect(kinds.filter((kind) => kind !== "success").length).toBeLessThan(30)
  expect(next).toEqual(Array.from({ length: 20 }, () => ({ n: 1 })))
})

test("the pool's used connections are measured while it lives", async () => {
  const used = Metric.snapshot.pipe(
    Effect.map((series) =>
      series.find(({ id, attributes }) => id.startsWith("db.client") && attributes?.["state"] === "used"),
    ),
  )
  const seen = await Effect.runPromise(
    Effect.provideService(
      Effect.gen(function* () {
        const during = yield* Effect.provide(
          Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(Effect.andThen(sql`select 1`, used))),
          database,
        )
        return [during?.state, yield* used]
      }),
      Metric.MetricRegistry,
      new Map(),
    ),
  )
  expect(seen).toEqual([{ value: 1 }, undefined])
})
