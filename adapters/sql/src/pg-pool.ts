import { Context, Effect, Layer } from "effect"
import { measurePool } from "./pool-metrics.ts"
import pg from "pg"

/** int8 comes back as a number where that is exact (ids, minor units), else as a bigint; numeric stays text. */
export const types = new pg.TypeOverrides()
types.setTypeParser(20, (text) => {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
})
types.setTypeParser(1082, (text) => text)

/** The pool itself, for what needs the driver: COPY streams and the job queue. */
export class PgPool extends Context.Service<PgPool, pg.Pool>()("sql/PgPool") {}

export interface PgOptions {
  readonly url: string
  readonly maxConnections?: number
}

export const poolLayer = ({ url, maxConnections = 10 }: PgOptions) =>
  Layer.effect(
    PgPool,
    Effect.acquireRelease(
      Effect.sync(() => {
        const pool = new pg.Pool({
          connectionString: url,
          max: maxConnections,
          types,
          connectionTimeoutMillis: 10_000,
          // Connections stay: each statement would otherwise set and clear a timer.
          idleTimeoutMillis: 0,
          keepAlive: true,
          keepAliveInitialDelayMillis: 10_000,
        })
        // A lost connection, idle or leased, is replaced on the next use; without a listener it would end the process.
        pool.on("error", () => undefined)
        pool.on("connect", (client) => client.on("error", () => undefined))
        return pool
      }),
      (pool) => Effect.promise(() => pool.end()),
    ).pipe(Effect.tap(measurePool)),
  )
