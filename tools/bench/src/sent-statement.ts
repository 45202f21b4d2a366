import { Effect, type Layer } from "effect"
import { pgLayer, PgPool } from "@adapters/sql"

/** A statement as the driver gets it. */
export interface Sent {
  readonly text: string
  readonly values: Array<unknown>
}

/** The statement that a read of a repository sends; a read that sends several is an error. */
export const statementOf = <Repository>(
  databaseUrl: string,
  repository: Layer.Layer<Repository, never, Layer.Success<ReturnType<typeof pgLayer>>>,
  read: Effect.Effect<unknown, unknown, Repository>,
): Promise<Sent> =>
  Effect.gen(function* () {
    const pool = yield* PgPool
    const sent: Array<Sent> = []
    const query = pool.query.bind(pool)
    Object.assign(pool, { query: (config: Sent) => (sent.push(config), query(config)) })
    yield* read
    const [statement] = sent
    if (statement === undefined || sent.length > 1) throw new Error(`A read sent ${sent.length} statements`)
    return statement
  }).pipe(Effect.provide(repository), Effect.provide(pgLayer({ url: databaseUrl })), Effect.runPromise)
