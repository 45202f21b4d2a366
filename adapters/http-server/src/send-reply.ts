import type { ServerResponse } from "node:http"
import { rawHeadersOf, type Reply } from "./reply.ts"

/** Sends replies outside the router, with the headers of every answer. */
export const replySender = (headers: Readonly<Record<string, string>>) => {
  const everywhere = Object.entries(headers).flat()
  return (response: ServerResponse, reply: Reply): void => {
    response.writeHead(reply.status, [...rawHeadersOf(reply), ...everywhere])
    response.end(reply.json)
  }
}
