import pg from "pg"

/** What was sent to PostgreSQL: the statements, and the messages that brought them and waited for an answer. */
export interface SentStatements {
  readonly statements: number
  readonly roundTrips: number
  /** Each message's text, in its order. */
  readonly texts: ReadonlyArray<string>
}

const textOf = (query: unknown): string =>
  typeof query === "string" ? query : String((query as { readonly text?: string }).text ?? "")

/** Several statements come in one message only where they have no values, and none of ours has a semicolon in a text. */
const statementsIn = (text: string): number => text.split(";").filter((one) => one.trim() !== "").length

/** Counts what all clients but a test's own send while something runs, with begin, commit and savepoints. */
export const countingStatements = async (own: pg.Client, run: () => Promise<unknown>): Promise<SentStatements> => {
  const { query } = pg.Client.prototype
  const texts: Array<string> = []
  const counted = function (this: pg.Client, ...sent: ReadonlyArray<unknown>): unknown {
    if (this !== own) texts.push(textOf(sent[0]))
    return Reflect.apply(query, this, sent)
  }
  Object.assign(pg.Client.prototype, { query: counted })
  try {
    await run()
  } finally {
    pg.Client.prototype.query = query
  }
  return { statements: texts.reduce((sum, text) => sum + statementsIn(text), 0), roundTrips: texts.length, texts }
}
