import type pg from "pg"

/** A statement as the driver gets it. */
export interface Sent {
  readonly text: string
  readonly name?: string
  readonly values?: ReadonlyArray<unknown>
}

const isSent = (value: unknown): value is Sent => typeof value === "object" && value !== null && "text" in value

/** Notes what a pool's connections send; only connections that are opened from now on are noted. */
export const recordStatements = (pool: pg.Pool): ReadonlyArray<Sent> => {
  const sent: Array<Sent> = []
  pool.on("connect", (client) => {
    const query: (...given: ReadonlyArray<unknown>) => unknown = client.query.bind(client)
    Reflect.set(client, "query", (...given: ReadonlyArray<unknown>) => {
      const [config] = given
      if (isSent(config)) sent.push(config)
      return query(...given)
    })
  })
  return sent
}

/**
 * A value of the nth statement, from the values of the first and the second statement: an equal value stays, a number
 * is counted on, and a text ends with n instead of 1.
 */
const valueOf = (first: unknown, second: unknown, n: number): unknown => {
  if (first === second) return first
  if (typeof first === "number" && typeof second === "number") return first + (second - first) * (n - 1)
  return typeof first === "string" ? first.replace(/1$/, String(n)) : first
}

/** The nth of two recorded rounds of the same statements, whose references end with 1 and 2. */
export const nthRound = (first: ReadonlyArray<Sent>, second: ReadonlyArray<Sent>, n: number): ReadonlyArray<Sent> =>
  first.map(({ values = [], ...statement }, place) => ({
    ...statement,
    values: values.map((value, index) => valueOf(value, second[place]?.values?.[index], n)),
  }))
