import { Context, Effect, Layer } from "effect"
import type { SqlError } from "effect/sql"
import type { PgOptions } from "./pg-pool.ts"
import { sqlFailure } from "./sql-failure.ts"
import { textConnections } from "./text-connections.ts"
import type { TextValue } from "./text-query.ts"

/**
 * The shortest way to the database, for hot reads that PostgreSQL answers with text: one prepared statement outside any
 * transaction, no rows, decoding or trace.
 */
export class TextAnswers extends Context.Service<
  TextAnswers,
  {
    /** The first column of the first row; undefined for null or no row. */
    readonly ask: (
      statement: string,
      values: ReadonlyArray<TextValue>,
    ) => Effect.Effect<string | undefined, SqlError.SqlError>
  }
>()("sql/TextAnswers") {}

const mostConnections = 4

/** Text answers over connections of their own. */
export const textAnswers = ({ url }: PgOptions) =>
  Layer.effect(
    TextAnswers,
    Effect.gen(function* () {
      const connections = yield* Effect.acquireRelease(
        Effect.sync(() =>
          textConnections({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true }, mostConnections),
        ),
        ({ end }) => Effect.promise(end),
      )
      return {
        ask: (text, values) =>
          Effect.callback<string | undefined, SqlError.SqlError>((resume) => {
            connections.ask(text, values, (cause, answer) =>
              resume(cause === undefined ? Effect.succeed(answer) : Effect.fail(sqlFailure(cause, "ask"))),
            )
          }),
      }
    }),
  )
