import type { Pool, PoolClient } from "pg"

const author = JSON.stringify({
  at: 1_700_000_000_000,
  actor: { kind: "user", userId: 1 },
  action: "bench",
  portalId: 1,
})

/** A transaction names its author as the product's do (decision 0029). */
const begin = `begin; select set_config('marquee.author', '${author}', true)`

const rowsOn = (client: PoolClient) => async (text: string, values: ReadonlyArray<unknown>) =>
  (await client.query(text, [...values])).rows

/** Sends a statement on the transaction's connection. */
export type Rows = ReturnType<typeof rowsOn>

/** Runs work in a transaction on one connection. */
export const inTransaction = async <A>(pool: Pool, work: (rows: Rows) => Promise<A>): Promise<A> => {
  const client = await pool.connect()
  try {
    await client.query(begin)
    const answer = await work(rowsOn(client))
    await client.query("commit")
    return answer
  } catch (cause) {
    await client.query("rollback")
    throw cause
  } finally {
    client.release()
  }
}
