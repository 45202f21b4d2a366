import type { ServerResponse } from "node:http"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { rawHeadersOf, type Reply } from "./reply.ts"

/** Sends replies outside the router, with the headers of every answer and the cookies to set. */
export const replySender = (headers: Readonly<Record<string, string>>) => {
  const everywhere = Object.entries(headers).flat()
  return (response: ServerResponse, reply: Reply, cookies: ReadonlyArray<string> = []): void => {
    const set = cookies.flatMap((cookie) => ["set-cookie", cookie])
    if (reply.file !== undefined) {
      response.writeHead(reply.status, [...rawHeadersOf(reply, 0), ...set, ...everywhere])
      // A file that breaks, or is given up, ends its connection, so that no part of it passes for the whole.
      pipeline(Readable.from(reply.file.body, { objectMode: false }), response).catch(() => response.destroy())
      return
    }
    const size = Buffer.byteLength(reply.json)
    response.writeHead(reply.status, [...rawHeadersOf(reply, size), ...set, ...everywhere])
    // Plain ASCII is written as it is; UTF-8 would be encoded once more.
    response.end(reply.json, size === reply.json.length ? "latin1" : "utf8")
  }
}
