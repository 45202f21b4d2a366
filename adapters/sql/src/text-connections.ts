import pg from "pg"
import { type Answered, ParsedStatements, TextQuery, type TextValue } from "./text-query.ts"

interface Asked {
  readonly text: string
  readonly values: ReadonlyArray<TextValue>
  readonly answered: Answered
}

interface Held {
  readonly client: pg.Client
  readonly parsed: ParsedStatements
  isBusy: boolean
}

/** After a statement's own error a connection goes on; after a fatal one, or its socket's, it does not. */
const canGoOn = (cause: Error): boolean => cause instanceof pg.DatabaseError && cause.severity === "ERROR"

/**
 * Connections kept for text answers, opened when they are first needed: a pool that hands out and takes back costs as much
 * as such an answer. A question goes to the first that is free, so that few are kept busy, or waits for the next to be; a
 * lost one is replaced by the next question.
 */
export const textConnections = (config: pg.ClientConfig, most: number) => {
  const held: Array<Held> = []
  const waiting: Array<Asked> = []

  const open = (): Held => {
    const client = new pg.Client(config)
    const connection: Held = { client, parsed: new ParsedStatements(), isBusy: false }
    const lose = () => dismiss(connection)
    client.on("error", lose)
    client.on("end", lose)
    // What was asked of a connection that cannot be had is told so when its socket closes.
    client.connect().catch(lose)
    held.push(connection)
    return connection
  }

  const dismiss = (connection: Held): void => {
    const index = held.indexOf(connection)
    if (index >= 0) held.splice(index, 1)
  }

  const send = (connection: Held, { text, values, answered }: Asked): void => {
    connection.isBusy = true
    const query = new TextQuery(text, values, connection.parsed, (cause, answer) => {
      connection.isBusy = false
      if (cause !== undefined && !canGoOn(cause)) dismiss(connection)
      answered(cause, answer)
      if (waiting.length > 0) sendNext()
    })
    connection.client.query(query)
  }

  const sendNext = (): void => {
    const free = held.find(({ isBusy }) => !isBusy) ?? (held.length < most ? open() : undefined)
    const next = free === undefined ? undefined : waiting.shift()
    if (free !== undefined && next !== undefined) send(free, next)
  }

  return {
    ask: (text: string, values: ReadonlyArray<TextValue>, answered: Answered): void => {
      waiting.push({ text, values, answered })
      sendNext()
    },
    /** What still waits is told that the connections have ended. */
    end: async (): Promise<void> => {
      for (const { answered } of waiting.splice(0)) answered(new Error("Connection terminated"), undefined)
      await Promise.all(held.splice(0).map(({ client }) => client.end()))
    },
  }
}
