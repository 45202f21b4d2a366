import pg from "pg"
import { canGoOn } from "./can-go-on.ts"
import { type Answered, ParsedStatements, TextQuery, type TextValue } from "./text-query.ts"

interface Asked {
  readonly text: string
  readonly values: ReadonlyArray<TextValue>
  readonly answered: Answered
}

interface Waiting extends Asked {
  readonly patience: NodeJS.Timeout
}

interface Held {
  readonly client: pg.Client
  readonly parsed: ParsedStatements
  isBusy: boolean
}

/** As long as the pool beside them lets a caller wait. */
const patienceMillis = 10_000

/**
 * Connections kept for text answers, opened when they are first needed: a pool that hands out and takes back costs as much
 * as such an answer. A question goes to the first that is free, so that few are kept busy, or waits for the next to be; a
 * lost one is replaced by the next question. One that waits longer than `patience` (milliseconds) fails.
 */
export const textConnections = (config: pg.ClientConfig, most: number, patience = patienceMillis) => {
  const held: Array<Held> = []
  const waiting: Array<Waiting> = []
  let isEnded = false

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
    if (index < 0) return
    held.splice(index, 1)
    void connection.client.end()
  }

  const send = (connection: Held, { text, values, answered }: Asked): void => {
    connection.isBusy = true
    const query = new TextQuery(text, values, connection.parsed, (cause, answer) => {
      connection.isBusy = false
      if (cause !== undefined && !canGoOn(cause)) dismiss(connection)
      answered(cause, answer)
      sendNext()
    })
    connection.client.query(query)
  }

  const free = (): Held | undefined => held.find(({ isBusy }) => !isBusy) ?? (held.length < most ? open() : undefined)

  const sendNext = (): void => {
    const connection = waiting.length > 0 ? free() : undefined
    const next = connection === undefined ? undefined : waiting.shift()
    if (connection === undefined || next === undefined) return
    clearTimeout(next.patience)
    send(connection, next)
  }

  /** All wait equally long, so that the first in the row is the first to give up. */
  const giveUp = (): void => waiting.shift()?.answered(new Error("Connection waited for in vain"), undefined)

  return {
    ask: (text: string, values: ReadonlyArray<TextValue>, answered: Answered): void => {
      if (isEnded) return answered(new Error("Connection terminated"), undefined)
      const connection = free()
      if (connection !== undefined) return send(connection, { text, values, answered })
      waiting.push({ text, values, answered, patience: setTimeout(giveUp, patience) })
    },
    /** What still waits, and whoever asks later, is told that the connections have ended. */
    end: async (): Promise<void> => {
      isEnded = true
      for (const { answered, patience: timer } of waiting.splice(0)) {
        clearTimeout(timer)
        answered(new Error("Connection terminated"), undefined)
      }
      await Promise.all(held.splice(0).map(({ client }) => client.end()))
    },
  }
}
