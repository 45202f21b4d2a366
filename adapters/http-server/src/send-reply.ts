import type { ServerResponse } from "node:http"
import { rawHeadersOf, type Reply } from "./reply.ts"

/** Sends replies outside the router, with the headers of every answer. */
export const replySender = (headers: Readonly<Record<string, string>>) => {
  const everywhere = Object.entries(headers).flat()
  return (response: ServerResponse, reply: Reply): void => {
    const size = Buffer.byteLength(reply.json)
    response.writeHead(reply.status, [...rawHeadersOf(reply, size), ...everywhere])
    // Plain ASCII is written as it is; UTF-8 would be encoded once more.
    response.end(reply.json, size === reply.json.length ? "latin1" : "utf8")
  }
}
