import { setTimeout as sleep } from "node:timers/promises"
import type { Response } from "undici"
import { WebsiteTooLarge, WebsiteTooSlow } from "./failures.ts"

/** The next chunk; undefined when none comes in time. */
const nextInTime = async <A>(next: Promise<A>, milliseconds: number): Promise<A | undefined> => {
  const giveUp = new AbortController()
  const late = sleep(Math.max(0, milliseconds), undefined, { signal: giveUp.signal }).catch(() => undefined)
  next.catch(() => undefined)
  try {
    return await Promise.race([next, late])
  } finally {
    giveUp.abort()
  }
}

type Read = { readonly bytes: Uint8Array; readonly isPartial: boolean }

/** Reads a body of at most `limit` bytes; what has come when the time is over is the body. */
export const readBody = async (response: Response, url: string, limit: number, milliseconds: number): Promise<Read> => {
  const announced = Number(response.headers.get("content-length") ?? 0)
  if (announced > limit) throw new WebsiteTooLarge({ url, limit })
  const chunks: Array<Uint8Array> = []
  let size = 0
  const reader = response.body?.getReader()
  const end = performance.now() + milliseconds
  while (reader !== undefined) {
    const next = await nextInTime(reader.read(), end - performance.now())
    if (next === undefined) {
      await reader.cancel().catch(() => undefined)
      if (size === 0) throw new WebsiteTooSlow({ url })
      return { bytes: Buffer.concat(chunks), isPartial: true }
    }
    if (next.done) break
    size += next.value.byteLength
    if (size > limit) throw new WebsiteTooLarge({ url, limit })
    chunks.push(next.value)
  }
  return { bytes: Buffer.concat(chunks), isPartial: false }
}

/** A body as it comes, which fails once it is larger than `limit` bytes. */
export async function* boundedBody(response: Response, url: string, limit: number): AsyncGenerator<Uint8Array> {
  const announced = Number(response.headers.get("content-length") ?? 0)
  if (announced > limit) throw new WebsiteTooLarge({ url, limit })
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw new WebsiteTooLarge({ url, limit })
    yield chunk
  }
}
