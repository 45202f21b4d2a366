import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { UnitOfWork } from "@application/kernel"
import { testDatabase } from "./testing/test-database.ts"
import { sqlUnitOfWork } from "./unit-of-work.ts"

const database = Layer.provideMerge(
  sqlUnitOfWork,
  testDatabase([{ id: 1, name: "notes", statements: ["create table notes (id bigint primary key)"] }]),
)

const counted = <A, E>(work: Effect.Effect<A, E, SqlClient.SqlClient>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { transact } = yield* UnitOfWork
    const exit = yield* Effect.exit(transact(work))
    const rows = yield* sql<{ n: number }>`select count(*) as n from notes`
    return [exit._tag, rows[0]?.n]
  }).pipe(Effect.provide(database), Effect.runPromise)

const write = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`insert into notes values (1), (2)`
})

test("what a command writes is there after it succeeds", async () => {
  expect(await counted(write)).toEqual(["Success", 2])
})

test("nothing of a failed command stays", async () => {
  expect(await counted(Effect.andThen(write, Effect.fail("refused")))).toEqual(["Failure", 0])
})

test("nothing of a command that dies stays", async () => {
  expect(await counted(Effect.andThen(write, Effect.die("defect")))).toEqual(["Failure", 0])
})

test("statements of one transaction that overlap still run one after the other", async () => {
  const overlapping = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* Effect.all(
      [1, 2, 3, 4].map((id) => sql`insert into notes values (${id})`),
      { concurrency: "unbounded" },
    )
  })
  expect(await counted(overlapping)).toEqual(["Success", 4])
})
