import { Context, Effect, Layer } from "effect"
import type { SqlError } from "effect/sql"
import type pg from "pg"
import { PgPool } from "./pg-pool.ts"
import { preparedName } from "./prepared-name.ts"
import { sqlFailure } from "./sql-failure.ts"

/**
 * The shortest way to the database, for hot reads that PostgreSQL answers with text: one prepared statement outside any
 * transaction, no rows, decoding or trace.
 */
export class TextAnswers extends Context.Service<
  TextAnswers,
  {
    /** The first row's column `answer`; undefined for null or no row. */
    readonly ask: (
      statement: string,
      values: ReadonlyArray<unknown>,
    ) => Effect.Effect<string | undefined, SqlError.SqlError>
  }
>()("sql/TextAnswers") {}

type Answer = pg.QueryResult<{ readonly answer: string | null }>

const configOf = (text: string, values: ReadonlyArray<unknown>): pg.QueryConfig => {
  const name = preparedName(text, values)
  return { text, values: [...values], ...(name !== undefined && { name }) }
}

/** Text answers over the pool. */
export const textAnswers = Layer.effect(
  TextAnswers,
  Effect.map(PgPool, (pool) => ({
    ask: (text, values) =>
      Effect.callback<string | undefined, SqlError.SqlError>((resume) => {
        pool.query(configOf(text, values), (cause: Error | undefined, result: Answer) =>
          resume(cause ? Effect.fail(sqlFailure(cause, "ask")) : Effect.succeed(result.rows[0]?.answer ?? undefined)),
        )
      }),
  })),
)
