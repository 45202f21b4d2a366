import { mkdtemp, open, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Bytes that are read back at a time, and that are gathered before they are written. */
const atOnce = { read: 65_536, written: 1_048_576 } as const

/** Bytes that wait in a file to be read; the file has no name, so that it is gone with the process. */
export interface Spool {
  /** Hands bytes on as they come and keeps them. */
  readonly kept: (bytes: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>
  /** The kept bytes from the first on. */
  readonly read: () => AsyncGenerator<Uint8Array>
  readonly close: () => Promise<void>
}

/** Opens a file for bytes that are gone through twice. */
export const openSpool = async (): Promise<Spool> => {
  const directory = await mkdtemp(join(tmpdir(), "marquee-feed-"))
  const file = await open(join(directory, "bytes"), "wx+", 0o600)
  await rm(directory, { recursive: true })
  return {
    kept: async function* (bytes) {
      const gathered = Buffer.allocUnsafe(atOnce.written)
      let size = 0
      for await (const chunk of bytes) {
        if (size + chunk.length > gathered.length) {
          await file.appendFile(gathered.subarray(0, size))
          size = 0
        }
        if (chunk.length > gathered.length) await file.appendFile(chunk)
        else {
          gathered.set(chunk, size)
          size += chunk.length
        }
        yield chunk
      }
      await file.appendFile(gathered.subarray(0, size))
    },
    read: async function* () {
      for (let place = 0; ;) {
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(atOnce.read), 0, atOnce.read, place)
        if (bytesRead === 0) return
        place += bytesRead
        yield buffer.subarray(0, bytesRead)
      }
    },
    close: () => file.close(),
  }
}
