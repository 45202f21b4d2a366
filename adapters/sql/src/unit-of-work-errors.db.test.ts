import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { Overloaded, overloadIn, UnitOfWork } from "@application/kernel"
import { databaseDefect } from "./database-defect.ts"
import { sqlFailure } from "./sql-failure.ts"
import { testDatabase } from "./testing/test-database.ts"
import { sqlUnitOfWork } from "./unit-of-work.ts"

const notes = ["create table notes (id bigint primary key, n int not null)", "insert into notes values (1, 0), (2, 0)"]
const database = Layer.provideMerge(sqlUnitOfWork, testDatabase([{ id: 1, name: "notes", statements: notes }]))

const run = <A, E>(work: Effect.Effect<A, E, SqlClient.SqlClient | UnitOfWork>) =>
  Effect.runPromise(Effect.provide(work, database))

const add = (id: number) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.orDie(sql`update notes set n = n + 1 where id = ${id}`))

const refusedWith = (code: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { transact } = yield* UnitOfWork
    let tries = 0
    const failing = Effect.suspend(() => {
      tries += 1
      return sql.unsafe(`do $$ begin raise exception 'refused' using errcode = '${code}'; end $$`)
    })
    const exit = yield* Effect.exit(transact(failing))
    const overload = exit._tag === "Failure" ? overloadIn(exit.cause) : undefined
    return { tries, overload: overload?.retryAfterSeconds }
  })

test("two commands in each other's way both come through", async () => {
  const sums = await run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { transact } = yield* UnitOfWork
      const crossing = (first: number, second: number) =>
        transact(Effect.andThen(add(first), Effect.andThen(Effect.sleep("300 millis"), add(second))))
      yield* Effect.all([crossing(1, 2), crossing(2, 1)], { concurrency: "unbounded" })
      return yield* sql`select n from notes order by id`
    }),
  )
  expect(sums).toEqual([{ n: 2 }, { n: 2 }])
})

test("a command that is never serialized is an overload after a few tries", async () => {
  expect(await run(refusedWith("40001"))).toEqual({ tries: 5, overload: 2 })
})

test("a database that is full, ends or has no connection left is an overload", async () => {
  const codes = ["53100", "53300", "57P01", "57P03", "25006", "55P03"]
  expect(await run(Effect.forEach(codes, refusedWith))).toEqual(codes.map(() => ({ tries: 1, overload: 2 })))
})

test("a statement that is wrong is no overload", async () => {
  expect(await run(refusedWith("42P01"))).toEqual({ tries: 1, overload: undefined })
})

test.each([
  "timeout exceeded when trying to connect",
  "Connection terminated unexpectedly",
  "Client has encountered a connection error and is not queryable",
])("the driver's own words for no connection are an overload: %s", (message) => {
  expect(databaseDefect(sqlFailure(new Error(message), "execute"))).toBeInstanceOf(Overloaded)
})
