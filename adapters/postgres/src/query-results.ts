import { Effect, Schema } from "effect"
import { databaseDefect } from "@adapters/sql"
import type { SqlError } from "effect/sql"

/** Turns a database error into a defect: no caller can handle it, and the edge reports it once. */
export const orDatabaseDefect = <A, R>(effect: Effect.Effect<A, SqlError.SqlError, R>): Effect.Effect<A, never, R> =>
  Effect.catch(effect, (failure) => Effect.die(databaseDefect(failure)))

/** Decodes what the database gave by a domain schema; a row that does not fit is a defect. */
export const decodedRow = <A>(schema: Schema.Codec<A, unknown>) => {
  const decode = Schema.decodeUnknownEffect(schema)
  return (row: unknown): Effect.Effect<A> => Effect.orDie(decode(row))
}

/** The row without its SQL nulls, for schemas whose optional keys are absent rather than null. */
export const withoutNulls = (row: object): Readonly<Record<string, unknown>> =>
  Object.values(row).includes(null)
    ? Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
    : { ...row }
