import pg from "pg"

const pauseMilliseconds = 1_000

/** A listener is told of each notification, and of each time that earlier ones may have been missed. */
type Listen = (
  channel: string,
  onNotification: (payload: string) => void,
  onReconnect: () => void,
) => Promise<{ readonly close: () => Promise<void> }>

/** Listens over its own connection, which is opened again when lost. Rejects if the first one fails. */
export const listenBeside =
  (pool: pg.Pool): Listen =>
  async (channel, onNotification, onReconnect) => {
    let client: pg.Client | undefined
    let timer: NodeJS.Timeout | undefined
    let isClosed = false
    const connect = async () => {
      const next = new pg.Client({ ...pool.options, keepAlive: true, keepAliveInitialDelayMillis: 10_000 })
      client = next
      // The end that follows is what counts; without a listener an error would end the process.
      next.on("error", () => undefined)
      next.on("notification", ({ payload }) => {
        if (payload !== undefined) onNotification(payload)
      })
      await next.connect()
      next.once("end", again)
      await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      onReconnect()
    }
    const again = () => {
      if (isClosed) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (isClosed) return
        connect().catch(() => {
          void client?.end().catch(() => undefined)
          again()
        })
      }, pauseMilliseconds)
    }
    await connect()
    return {
      close: async () => {
        isClosed = true
        clearTimeout(timer)
        await client?.end().catch(() => undefined)
      },
    }
  }
