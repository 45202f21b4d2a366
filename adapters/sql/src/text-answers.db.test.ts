import { Effect } from "effect"
import { SqlClient, SqlError } from "effect/sql"
import { expect, test, vi } from "vitest"
import { Overloaded } from "@application/kernel"
import { testDatabase } from "./testing/test-database.ts"
import { TextAnswers } from "./text-answers.ts"

const database = testDatabase([{ id: 1, name: "notes", statements: ["create table notes (id bigint primary key)"] }])

const answerTo = Effect.fnUntraced(function* (statement: string, values: ReadonlyArray<string | number | null>) {
  const { ask } = yield* TextAnswers
  return yield* Effect.callback<string | undefined, Error>((resume) =>
    ask(statement, values, (trouble, answer) =>
      resume(trouble === undefined ? Effect.succeed(answer) : Effect.fail(trouble)),
    ),
  )
})

const kindOf = (statement: string, values: ReadonlyArray<string | number | null>) =>
  Effect.map(Effect.flip(answerTo(statement, values)), (trouble) => {
    const failure = trouble instanceof Overloaded ? trouble.cause : trouble
    return SqlError.isSqlError(failure) && failure.reason._tag
  })

const run = <A, E>(work: Effect.Effect<A, E, SqlClient.SqlClient | TextAnswers>) =>
  Effect.runPromise(Effect.provide(work, database))

test("the answer is the first row's text, nothing for null or no row", () =>
  run(
    Effect.gen(function* () {
      const statement = "select nullif(value, '') from unnest(string_to_array($1, ',')) as value"
      expect(yield* answerTo(statement, ["one,two"])).toBe("one")
      expect(yield* answerTo(statement, [",two"])).toBeUndefined()
      expect(yield* answerTo(statement, [""])).toBeUndefined()
      expect(yield* answerTo(statement, [null])).toBeUndefined()
    }),
  ))

test("trouble is told by its kind, and the next question is answered", () =>
  run(
    Effect.gen(function* () {
      const insert = "insert into notes values ($1) returning id::text as answer"
      expect(yield* answerTo(insert, [7])).toBe("7")
      expect(yield* kindOf(insert, [7])).toBe("UniqueViolation")
      expect(yield* answerTo(insert, [8])).toBe("8")
      expect(yield* kindOf(insert, ["eight"])).toBe("UnknownError")
      expect(yield* kindOf("select nothing", [1])).toBe("SqlSyntaxError")
      expect(yield* answerTo(insert, [9])).toBe("9")
    }),
  ))

test("many questions at once are each given their own answer", () =>
  run(
    Effect.gen(function* () {
      const warned = vi.spyOn(process, "emitWarning")
      const numbers = Array.from({ length: 200 }, (_, index) => index)
      const asked = Effect.forEach(
        numbers,
        (n) => answerTo(`select $1 || ' of ${n % 7} by ' || pg_backend_pid()`, [n]),
        {
          concurrency: "unbounded",
        },
      )
      const answers = (yield* asked).map((answer) => answer?.split(" by ") ?? [])
      expect(answers.map(([answer]) => answer)).toEqual(numbers.map((n) => `${n} of ${n % 7}`))
      expect(new Set(answers.map(([, connection]) => connection)).size).toBe(4)
      expect(warned).not.toHaveBeenCalled()
    }),
  ))

test("a statement that failed when it was first asked can be asked again", () =>
  run(
    Effect.gen(function* () {
      const statement = "select ($1::bigint + 1)::text"
      expect(yield* kindOf(statement, ["one"])).toBe("UnknownError")
      expect(yield* answerTo(statement, [1])).toBe("2")
      expect(yield* answerTo(statement, [2])).toBe("3")
    }),
  ))

test("a lost connection fails what waits on it, and the next question is answered", () =>
  run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const process = yield* answerTo("select pg_backend_pid()::text where $1 = 1", [1])
      const [slow] = yield* Effect.all(
        [
          kindOf("select pg_sleep($1)::text", [30]),
          Effect.delay(sql`select pg_terminate_backend(${Number(process)}::int)`, "200 millis"),
        ],
        { concurrency: "unbounded" },
      )
      expect(slow).toBe("ConnectionError")
      expect(yield* answerTo("select pg_backend_pid()::text where $1 = 1", [1])).not.toBe(process)
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
      const inside = yield* sql.withTransaction(
        Effect.gen(function* () {
          yield* sql`insert into notes values (${1})`
          const [row] = yield* sql<{ readonly n: number }>`select count(*) as n from notes where id > ${0}`
          return [row?.n, yield* answerTo("select count(*)::text as answer from notes where id > $1", [0])]
        }),
      )
      expect(inside).toEqual([1, "0"])
    }),
  ))
