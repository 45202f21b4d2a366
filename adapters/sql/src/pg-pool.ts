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

/** How long a statement may take before it is ended, so that a locked table does not hold every connection. */
export interface StatementLimits {
  /** Of a statement outside a transaction. */
  readonly readMillis: number
  /** Of a statement in a transaction. */
  readonly writeMillis: number
  /** How long any statement may wait for a lock. */
  readonly lockMillis: number
  /** How long a transaction may wait for its next statement. */
  readonly idleMillis: number
}

export interface PgOptions {
  readonly url: string
  /** Names the pool's measures. */
  readonly name?: string
  readonly maxConnections?: number
  /** Without them a statement takes as long as the server allows. */
  readonly limits?: StatementLimits
}

export const poolLayer = ({ url, name = "calls", maxConnections = 10, limits }: PgOptions) =>
  Layer.effect(
    PgPool,
    Effect.acquireRelease(
      Effect.sync(() => {
        const pool = new pg.Pool({
          connectionString: url,
          max: maxConnections,
          ...(limits !== undefined && {
            statement_timeout: limits.readMillis,
            lock_timeout: limits.lockMillis,
            idle_in_transaction_session_timeout: limits.idleMillis,
          }),
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
    ).pipe(Effect.tap((pool) => measurePool(name, pool))),
  )
