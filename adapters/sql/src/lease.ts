import type pg from "pg"
import { canGoOn } from "./can-go-on.ts"

export type Send = (config: pg.QueryConfig & { rowMode?: "array" }) => Promise<pg.QueryResult>

/** A pool's client while one fiber has it. */
export interface Lease {
  /** One statement at a time: `pg` refuses overlapping queries inside a transaction. */
  readonly send: Send
  /** Whether the connection was lost meanwhile. */
  readonly isLost: () => boolean
  /** Gives the client back; a pool drops one whose connection was lost. */
  readonly release: () => void
}

/** Leases a pool's client. */
export const leaseOf = (client: pg.PoolClient): Lease => {
  let loss: Error | undefined
  const lose = (cause: unknown) => void (loss ??= cause instanceof Error ? cause : new Error(String(cause)))
  client.on("error", lose)
  let last: Promise<unknown> = Promise.resolve()
  return {
    send: (config) => {
      const query = async () => {
        if (loss !== undefined) throw loss
        try {
          return await client.query(config)
        } catch (cause) {
          if (!canGoOn(cause)) lose(cause)
          throw cause
        }
      }
      const next = last.then(query, query)
      last = next.catch(() => undefined)
      return next
    },
    isLost: () => loss !== undefined,
    release: () => {
      client.release(loss)
      client.off("error", lose)
    },
  }
}
