import { Effect } from "effect"
import { JsonText } from "@application/kernel"
import type { Statement } from "effect/sql"
import { orDatabaseDefect } from "./query-results.ts"

/** A statement of at most one row, and what its row means. */
interface SqlRead {
  readonly text: string
  readonly values: ReadonlyArray<unknown>
  readonly answer: (row: object | undefined) => Effect.Effect<unknown, unknown>
}

const reads = new WeakMap<object, SqlRead>()

/** A read by one statement of at most one row, which may be sent together with the proof of who calls. */
export const sqlRead = <A, E>(
  statement: Statement.Statement<object>,
  answer: (row: object | undefined) => Effect.Effect<A, E>,
): Effect.Effect<A, E> => {
  const [text, values] = statement.compile()
  const read = Effect.flatMap(orDatabaseDefect(statement), ([row]) => answer(row))
  reads.set(read, { text, values, answer })
  return read
}

/** The statement behind an effect of `sqlRead`; undefined for any other effect. */
export const statementIn = (read: Effect.Effect<unknown, unknown>): SqlRead | undefined => reads.get(read)

/** The JSON text in a row's column `answer`. */
export const jsonIn = <A>(row: object | undefined): Effect.Effect<JsonText<A>> =>
  row !== undefined && "answer" in row && typeof row.answer === "string"
    ? Effect.succeed(new JsonText<A>(row.answer))
    : Effect.die(new Error("A statement answered no JSON text"))
