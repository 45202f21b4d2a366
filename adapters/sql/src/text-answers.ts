import { Context, Effect, Layer } from "effect"
import type { PgOptions } from "./pg-pool.ts"
import { databaseDefect } from "./database-defect.ts"
import { sqlFailure } from "./sql-failure.ts"
import { textConnections } from "./text-connections.ts"
import type { Answered, TextValue } from "./text-query.ts"

/**
 * The shortest way to the database, for hot reads that PostgreSQL answers with text: one prepared statement outside any
 * transaction, no rows, decoding or trace.
 */
export class TextAnswers extends Context.Service<
  TextAnswers,
  {
    /** Answers with the first column of the first row, undefined for null or no row; trouble is the defect that it is to a caller. */
    readonly ask: (statement: string, values: ReadonlyArray<TextValue>, answered: Answered) => void
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
          textConnections(
            {
              connectionString: url,
              connectionTimeoutMillis: 10_000,
              keepAlive: true,
              keepAliveInitialDelayMillis: 10_000,
            },
            mostConnections,
          ),
        ),
        ({ end }) => Effect.promise(end),
      )
      return {
        ask: (text, values, answered) =>
          connections.ask(text, values, (cause, answer) =>
            answered(cause === undefined ? undefined : databaseDefect(sqlFailure(cause, "ask")), answer),
          ),
      }
    }),
  )
