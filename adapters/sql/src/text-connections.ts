import pg from "pg"
import { type Answered, ParsedStatements, TextQuery, type TextValue } from "./text-query.ts"

interface Held {
  readonly client: pg.Client
  readonly lose: () => void
  readonly parsed: ParsedStatements
  /** Statements sent or waiting. */
  waiting: number
}

/** After a statement's own error a connection goes on; after a fatal one, or its socket's, it does not. */
const canGoOn = (cause: Error): boolean => cause instanceof pg.DatabaseError && cause.severity === "ERROR"

/**
 * Connections kept for text answers, opened when they are first needed: a pool that hands out and takes back costs as much
 * as such an answer. A question goes to the first that is free, so that few are kept busy, else to the one with the fewest
 * waiting; a lost one is replaced by the next question.
 */
export const textConnections = (config: pg.ClientConfig, most: number) => {
  const held: Array<Held> = []

  const open = (): Held => {
    const client = new pg.Client(config)
    const lose = () => {
      const index = held.indexOf(connection)
      if (index >= 0) held.splice(index, 1)
    }
    const connection: Held = { client, lose, parsed: new ParsedStatements(), waiting: 0 }
    client.on("error", lose)
    client.on("end", lose)
    // What waits for a connection that cannot be had is told so when its socket closes.
    client.connect().catch(lose)
    held.push(connection)
    return connection
  }

  const pick = (): Held => {
    let least: Held | undefined
    for (const connection of held) {
      if (connection.waiting === 0) return connection
      if (least === undefined || connection.waiting < least.waiting) least = connection
    }
    return least === undefined || held.length < most ? open() : least
  }

  return {
    ask: (text: string, values: ReadonlyArray<TextValue>, answered: Answered): void => {
      const connection = pick()
      connection.waiting += 1
      connection.client.query(
        new TextQuery(text, values, connection.parsed, (cause, answer) => {
          connection.waiting -= 1
          if (cause !== undefined && !canGoOn(cause)) connection.lose()
          answered(cause, answer)
        }),
      )
    },
    end: (): Promise<unknown> => Promise.all(held.splice(0).map(({ client }) => client.end())),
  }
}
