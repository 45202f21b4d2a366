import type { PgPool } from "@adapters/sql"

type Pool = PgPool["Service"]

/** What of a driver's client ends its connection. */
interface Socketed {
  readonly connection: { readonly stream: { readonly destroy: () => void } }
}
const isSocketed = (client: object): client is Socketed => "connection" in client

/** Where a connection ends: at the nth statement from now, before it is sent or after it was carried out and before its reply. */
export interface Cut {
  readonly at: number
  readonly isReplyLost: boolean
}

const lost = () => Object.assign(new Error("Connection terminated unexpectedly"), { code: "ECONNRESET" })

const isCallback = (value: unknown): value is (cause: unknown) => void => typeof value === "function"

/**
 * Ends connections of a pool as a killed process or a failing network does. Only connections that are opened from now
 * on are ended.
 */
export const cutConnections = (pool: Pool) => {
  let next: Cut | undefined
  let hasCut = false
  const isDue = () => {
    if (next === undefined) return false
    next = { ...next, at: next.at - 1 }
    return next.at <= 0
  }
  pool.on("connect", (client) => {
    const query: (...given: ReadonlyArray<unknown>) => unknown = client.query.bind(client)
    const end = () => {
      hasCut = true
      next = undefined
      if (isSocketed(client)) client.connection.stream.destroy()
      return lost()
    }
    const cut = async (isReplyLost: boolean, given: ReadonlyArray<unknown>): Promise<never> => {
      if (isReplyLost) await query(...given)
      throw end()
    }
    Reflect.set(client, "query", (...given: ReadonlyArray<unknown>) => {
      if (!isDue()) return query(...given)
      const isReplyLost = next?.isReplyLost === true
      const callback = given.at(-1)
      if (!isCallback(callback)) return cut(isReplyLost, given)
      return void cut(isReplyLost, given.slice(0, -1)).catch((cause: unknown) => callback(cause))
    })
  })
  return {
    arm: (cut: Cut | undefined) => {
      hasCut = false
      next = cut
    },
    /** Stops all cuts from now on; returns whether a connection was cut. */
    disarm: () => {
      next = undefined
      return hasCut
    },
  }
}
export type CutConnections = ReturnType<typeof cutConnections>
