import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test, vi } from "vitest"
import { testDatabase } from "./testing/test-database.ts"
import { TextAnswers } from "./text-answers.ts"

const database = testDatabase([{ id: 1, name: "notes", statements: ["create table notes (id bigint primary key)"] }])

const run = <A, E>(work: Effect.Effect<A, E, SqlClient.SqlClient | TextAnswers>) =>
  Effect.runPromise(Effect.provide(work, database))

test("the answer is the first row's text, nothing for null or no row", () =>
  run(
    Effect.gen(function* () {
      const { ask } = yield* TextAnswers
      const statement = "select nullif(value, '') from unnest(string_to_array($1, ',')) as value"
      expect(yield* ask(statement, ["one,two"])).toBe("one")
      expect(yield* ask(statement, [",two"])).toBeUndefined()
      expect(yield* ask(statement, [""])).toBeUndefined()
      expect(yield* ask(statement, [null])).toBeUndefined()
    }),
  ))

test("trouble is told by its kind, and the next question is answered", () =>
  run(
    Effect.gen(function* () {
      const { ask } = yield* TextAnswers
      const insert = "insert into notes values ($1) returning id::text as answer"
      expect(yield* ask(insert, [7])).toBe("7")
      expect((yield* Effect.flip(ask(insert, [7]))).reason._tag).toBe("UniqueViolation")
      expect(yield* ask(insert, [8])).toBe("8")
      expect((yield* Effect.flip(ask(insert, ["eight"]))).reason._tag).toBe("UnknownError")
      expect((yield* Effect.flip(ask("select nothing", [1]))).reason._tag).toBe("SqlSyntaxError")
      expect(yield* ask(insert, [9])).toBe("9")
    }),
  ))

test("many questions at once are each given their own answer", () =>
  run(
    Effect.gen(function* () {
      const { ask } = yield* TextAnswers
      const warned = vi.spyOn(process, "emitWarning")
      const numbers = Array.from({ length: 200 }, (_, index) => index)
      const asked = Effect.forEach(numbers, (n) => ask(`select $1 || ' of ${n % 7} by ' || pg_backend_pid()`, [n]), {
        concurrency: "unbounded",
      })
      const answers = (yield* asked).map((answer) => answer?.split(" by ") ?? [])
      expect(answers.map(([answer]) => answer)).toEqual(numbers.map((n) => `${n} of ${n % 7}`))
      expect(new Set(answers.map(([, connection]) => connection)).size).toBe(4)
      expect(warned).not.toHaveBeenCalled()
    }),
  ))

test("a statement that failed when it was first asked can be asked again", () =>
  run(
    Effect.gen(function* () {
      const { ask } = yield* TextAnswers
      const statement = "select ($1::bigint + 1)::text"
      expect((yield* Effect.flip(ask(statement, ["one"]))).reason._tag).toBe("UnknownError")
      expect(yield* ask(statement, [1])).toBe("2")
      expect(yield* ask(statement, [2])).toBe("3")
    }),
  ))

test("a lost connection fails what waits on it, and the next question is answered", () =>
  run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { ask } = yield* TextAnswers
      const process = yield* ask("select pg_backend_pid()::text where $1 = 1", [1])
      const [slow] = yield* Effect.all(
        [
          Effect.flip(ask("select pg_sleep($1)::text", [30])),
          Effect.delay(sql`select pg_terminate_backend(${Number(process)}::int)`, "200 millis"),
        ],
        { concurrency: "unbounded" },
      )
      expect(slow.reason._tag).toBe("ConnectionError")
      expect(yield* ask("select pg_backend_pid()::text where $1 = 1", [1])).not.toBe(process)
    }),
  ))

test("a statement with values is prepared once on a connection, one without is not", () =>
  run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const prepared = sql<{ readonly statement: string }>`
        select statement from pg_prepared_statements where statement like '% as seen'`
      const seen = sql.withTransaction(
        Effect.gen(function* () {
          yield* sql`select ${1}::int as seen`
          yield* sql`select ${2}::int as seen`
          yield* sql`select 3 as seen`
          return yield* prepared
        }),
      )
      expect(yield* seen).toEqual([{ statement: "select $1::int as seen" }])
    }),
  ))

test("a statement inside a transaction sees what the transaction wrote, one outside does not", () =>
  run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { ask } = yield* TextAnswers
      const inside = yield* sql.withTransaction(
        Effect.gen(function* () {
          yield* sql`insert into notes values (${1})`
          const [row] = yield* sql<{ readonly n: number }>`select count(*) as n from notes where id > ${0}`
          return [row?.n, yield* ask("select count(*)::text as answer from notes where id > $1", [0])]
        }),
      )
      expect(inside).toEqual([1, "0"])
    }),
  ))
