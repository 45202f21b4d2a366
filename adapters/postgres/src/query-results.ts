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

/** What is remembered at most: together some megabytes. */
const remembered = { texts: 1_000, characters: 8_000 } as const

/** Decodes each text once, so that every call may read from the database what rarely changes. */
export const decodedOnce = <Rest extends ReadonlyArray<unknown>, A>(
  decode: (text: string, ...rest: Rest) => Effect.Effect<A>,
): ((text: string, ...rest: Rest) => Effect.Effect<A>) => {
  const known = new Map<string, A>()
  return (text, ...rest) => {
    const value = known.get(text)
    if (value !== undefined) return Effect.succeed(value)
    const decoding = decode(text, ...rest)
    if (text.length > remembered.characters) return decoding
    return Effect.tap(decoding, (decoded) =>
      Effect.sync(() => {
        if (known.size >= remembered.texts) known.clear()
        known.set(text, decoded)
      }),
    )
  }
}

/** The row without its SQL nulls, for schemas whose optional keys are absent rather than null. */
export const withoutNulls = (row: object): Readonly<Record<string, unknown>> =>
  Object.values(row).includes(null)
    ? Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
    : { ...row }
